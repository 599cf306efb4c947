// Where others reach this server. At the host's own machine "localhost" is of no use to them; the server knows its address
// in the house, if it was started for the house.
import { api } from './api';
import { home as told } from './base';

const alone = ['localhost', '[::1]'].includes(location.hostname) || /^127\.[\d.]+$/.test(location.hostname);

class Home {
  base = $state(told);
  /** Whether another machine can open `base`; null while that is being asked. */
  open = $state<boolean | null>(alone ? null : true);

  constructor() {
    if (!alone) return;
    api.info().then(
      ({ address }) => {
        this.base = address ?? this.base;
        this.open = address !== null;
      },
      () => (this.open = false),
    );
  }
}

export const home = new Home();

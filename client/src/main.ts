import './app.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { release } from './lib/release.svelte';
import { texts } from './lib/text.svelte';

/** Without words there is nothing to show: the server may be starting, so ask again. */
async function open(target: HTMLElement): Promise<void> {
  for (;;) {
    try {
      await texts.begin();
      break;
    } catch {
      await new Promise((later) => setTimeout(later, 1500));
    }
  }
  target.replaceChildren();
  mount(App, { target });
}

release.begin();
const target = document.getElementById('app');
if (target) void open(target);

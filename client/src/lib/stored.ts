// What a device remembers, as JSON in the browser's storage. Where that is forbidden or full it is remembered as long as the page.

export function load<T>(key: string, otherwise: T): T {
  try {
    const text = localStorage.getItem(key);
    return text === null ? otherwise : (JSON.parse(text) as T);
  } catch {
    return otherwise;
  }
}

export function save(key: string, value: unknown): void {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // Nothing of this is needed to play.
  }
}

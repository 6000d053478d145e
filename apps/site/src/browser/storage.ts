type Storage = 'sessionStorage' | 'localStorage';

/** Reads a JSON value of this tab or device; undefined without one, or where storage is blocked. */
export function readStored(key: string, storage: Storage = 'sessionStorage'): unknown {
  try {
    return JSON.parse(window[storage].getItem(key) ?? 'null') ?? undefined;
  } catch {
    return undefined;
  }
}

/** Stores a JSON value, or removes it if it is undefined; does nothing where storage is blocked or full. */
export function store(key: string, value: unknown, storage: Storage = 'sessionStorage'): void {
  try {
    if (value === undefined) window[storage].removeItem(key);
    else window[storage].setItem(key, JSON.stringify(value));
  } catch {
    // What would have been stored lasts as long as the page.
  }
}

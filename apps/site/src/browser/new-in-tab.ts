import { readStored, store } from './storage.ts';

const known = new Set<string>();

/**
 * Returns true the first time it is called with a key in a tab, across reloads; where storage is blocked, the
 * first time on this page.
 *
 * @param key the storage key of the set
 */
export function isNewInTab(key: string, item: string): boolean {
  const stored = (readStored(key) ?? []) as string[];
  if (known.has(`${key} ${item}`) || stored.includes(item)) return false;
  known.add(`${key} ${item}`);
  store(key, [...stored, item]);
  return true;
}

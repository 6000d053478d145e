const known = new Set<string>();

/**
 * Returns true the first time it is called with a key in a tab, across reloads; where storage is blocked, the
 * first time on this page.
 *
 * @param key the storage key of the set
 */
export function isNewInTab(key: string, item: string): boolean {
  const name = `${key} ${item}`;
  try {
    const stored = sessionStorage.getItem(key)?.split(' ') ?? [];
    if (stored.includes(item)) return false;
    sessionStorage.setItem(key, [...stored, item].join(' '));
  } catch {
    if (known.has(name)) return false;
  }
  known.add(name);
  return true;
}

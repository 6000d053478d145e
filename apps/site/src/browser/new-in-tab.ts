const known = new Set<string>();

/**
 * Whether a tab has something to say that it has not said before, over reloads too; where storage is
 * refused, on this page. From then on it has.
 *
 * @param place its own place in the tab's storage
 */
export function isNewInTab(place: string, word: string): boolean {
  const name = `${place} ${word}`;
  try {
    const said = sessionStorage.getItem(place)?.split(' ') ?? [];
    if (said.includes(word)) return false;
    sessionStorage.setItem(place, [...said, word].join(' '));
  } catch {
    if (known.has(name)) return false;
  }
  known.add(name);
  return true;
}

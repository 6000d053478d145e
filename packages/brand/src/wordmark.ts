/**
 * Returns the text between the two halves of a wordmark: a space, or nothing when the name has none there or the second
 * half is empty.
 */
export function gapInWordmark(name: string, [first, second]: readonly [string, string]): string {
  const isOneWord = name.toLowerCase().includes(`${first}${second}`.toLowerCase());
  return second === '' || isOneWord ? '' : ' ';
}

/**
 * What stands between the two halves of a wordmark: a space, unless the name has none there, or there is no second
 * half.
 */
export function gapInWordmark(name: string, [first, second]: readonly [string, string]): string {
  const isOneWord = name.toLowerCase().includes(`${first}${second}`.toLowerCase());
  return second === '' || isOneWord ? '' : ' ';
}

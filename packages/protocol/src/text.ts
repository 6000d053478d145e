/**
 * Counts characters as a person who types would: Unicode code points. A Thai vowel or tone mark is
 * one (it is one key), an emoji outside the basic plane is one, a line break is one however the
 * browser sends it.
 */
export function countCharacters(text: string): number {
  return Array.from(text.replaceAll('\r\n', '\n')).length;
}

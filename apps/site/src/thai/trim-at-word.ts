import { segment } from '@clinicdee/thai';

/** Collapses whitespace to single spaces and removes break hints, which some editors put between Thai words. */
export const oneLine = (text: string) =>
  text
    .replace(/\u200b/g, '')
    .replace(/\s+/g, ' ')
    .trim();

/** Truncates a text to `longest` characters at a Thai or Latin word boundary, with an ellipsis. */
export function trimAtWord(text: string, longest: number): string {
  const line = oneLine(text);
  if (line.length <= longest) return line;
  // A word that crosses the limit is omitted; some more text is needed to find its start.
  let end = 0;
  for (const { index, text: word } of segment(line.slice(0, longest + 40))) {
    if (index + word.length > longest - 1) break;
    end = index + word.length;
  }
  const trimmed = line.slice(0, end).replace(/[\s\p{P}]+$/u, '');
  // A single long word is cut.
  return `${trimmed || line.slice(0, longest - 1).replace(/[\ud800-\udbff]$/, '')}…`;
}

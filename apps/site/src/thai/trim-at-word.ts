import { segment } from '@clinicdee/thai';

/** A text on one line: blanks, and the breaks that nobody sees, are one space. */
export const oneLine = (text: string) => text.replace(/[\s\u200b]+/g, ' ').trim();

/**
 * At most `longest` characters, ended at a whole Thai or Latin word and marked with an ellipsis.
 */
export function trimAtWord(text: string, longest: number): string {
  const line = oneLine(text);
  if (line.length <= longest) return line;
  // A word that crosses the edge is left out whole; looking a little further finds where it starts.
  let end = 0;
  for (const { index, text: word } of segment(line.slice(0, longest + 40))) {
    if (index + word.length > longest - 1) break;
    end = index + word.length;
  }
  const kept = line.slice(0, end).replace(/[\s\p{P}]+$/u, '');
  // Nothing but one endless word: better cut than empty.
  return `${kept || line.slice(0, longest - 1).replace(/[\ud800-\udbff]$/, '')}…`;
}

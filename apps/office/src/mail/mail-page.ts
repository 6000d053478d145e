/** A paragraph of a mail: words, and links among them. Without words of its own a link shows where it leads. */
export type Paragraph = readonly (string | { to: string; words?: string })[];

/*
 * No fonts of our own and no sign between Thai words: every mail program breaks them by a dictionary, and some draw a
 * box for what they do not know. An address is broken where it has to be, so that nothing runs past a phone.
 */
const STYLE =
  'margin:0 auto;padding:16px;max-width:36em;font:16px/1.7 sans-serif;overflow-wrap:anywhere';

/** A mail as HTML, in which nothing can be clicked but the links that are meant. @param title above all else */
export function mailHtml(paragraphs: readonly Paragraph[], title?: string): string {
  return [
    '<!doctype html><html lang="th"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width"></head>',
    `<body style="${STYLE}">`,
    ...(title === undefined ? [] : [`<h1 style="font-size:1.2em">${escaped(title)}</h1>`]),
    ...paragraphs.map((pieces) => `<p>${pieces.map(pieceHtml).join('')}</p>`),
    '</body></html>',
  ].join('\n');
}

/** Such a page for whoever reads mails as plain text: a link stands behind its words. */
export const textOf = (html: string): string =>
  html
    .replace(/^[^]*?<body[^>]*>/, '')
    .replaceAll(/<a href="([^"]*)">([^<]*)<\/a>/g, (_, link: string, words: string) =>
      link === words ? link : `${words}: ${link}`,
    )
    .replaceAll(/<\/(?:p|h1)>\s*/g, '\n\n')
    .replaceAll(/<[^>]+>/g, '')
    .replaceAll(/&(?:amp|lt|gt|quot|#39);/g, (entity) => letters.get(entity) ?? entity)
    .trim();

function pieceHtml(piece: Paragraph[number]): string {
  if (typeof piece === 'string') return escaped(piece);
  return `<a href="${escaped(piece.to)}">${escaped(piece.words ?? piece.to)}</a>`;
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

const letters = new Map(Object.entries(entities).map(([letter, entity]) => [entity, letter]));

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (letter) => entities[letter] ?? letter);
}

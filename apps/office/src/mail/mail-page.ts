/** A paragraph of a mail: texts and links. A link without text shows its address. */
export type Paragraph = readonly (string | { to: string; words?: string })[];

/*
 * No web fonts and no zero-width spaces between Thai words: mail programs break lines by dictionary, and some show
 * unknown characters as boxes. Addresses may break anywhere, so that nothing overflows on a phone.
 */
const STYLE =
  'margin:0 auto;padding:16px;max-width:36em;font:16px/1.7 sans-serif;overflow-wrap:anywhere';

/** Formats a mail as HTML; escapes texts, so that only the given links are clickable. @param title heading */
export function mailHtml(paragraphs: readonly Paragraph[], title?: string): string {
  return [
    '<!doctype html><html lang="th"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width"></head>',
    `<body style="${STYLE}">`,
    ...(title === undefined ? [] : [`<h1 style="font-size:1.2em">${escapeHtml(title)}</h1>`]),
    ...paragraphs.map((pieces) => `<p>${pieces.map(pieceHtml).join('')}</p>`),
    '</body></html>',
  ].join('\n');
}

/** Converts the HTML of {@link mailHtml} to plain text, with each address after its link text. */
export const textOf = (html: string): string =>
  html
    .replace(/^[^]*?<body[^>]*>/, '')
    .replaceAll(/<a href="([^"]*)">([^<]*)<\/a>/g, (_, link: string, words: string) =>
      link === words ? link : `${words}: ${link}`,
    )
    .replaceAll(/<\/(?:p|h1)>\s*/g, '\n\n')
    .replaceAll(/<[^>]+>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&')
    .trim();

function pieceHtml(piece: Paragraph[number]): string {
  if (typeof piece === 'string') return escapeHtml(piece);
  return `<a href="${escapeHtml(piece.to)}">${escapeHtml(piece.words ?? piece.to)}</a>`;
}

/** Escapes a text for HTML and its attributes. */
export const escapeHtml = (text: string): string =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;');

/** What an alert says, for every channel alike. Its words are safe to show; `data` is as it was typed. */
export interface Message {
  /** One line. */
  title: string;
  /** Lines below the title, with no more personal data than needed. */
  lines: readonly string[];
  /** The office's own addresses, below all else. */
  links: readonly string[];
  /** For programs. */
  data: Readonly<Record<string, unknown>>;
}

/** A message as plain text. */
export function asText({ title, lines, links }: Message): string {
  return [title, ...lines, ...links].join('\n');
}

/** A message as HTML in which the office's own links, and nothing else, can be clicked. */
export function asHtml({ title, lines, links }: Message): string {
  const paragraphs = lines.map((line) => `<p>${escaped(line)}</p>`);
  const anchors = links.map((link) => `<p><a href="${escaped(link)}">${escaped(link)}</a></p>`);
  return [
    '<!doctype html><html lang="th"><meta charset="utf-8"><body>',
    `<h1 style="font-size:1.2em">${escaped(title)}</h1>`,
    ...paragraphs,
    ...anchors,
    '</body></html>',
  ].join('\n');
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (letter) => entities[letter] ?? letter);
}

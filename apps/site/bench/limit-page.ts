import { type DefaultTreeAdapterTypes, parse } from 'parse5';

type Node = DefaultTreeAdapterTypes.ChildNode;
type Element = DefaultTreeAdapterTypes.Element;

/** A heading, the text until the next one, or a table's rows. */
type Piece =
  | { is: 'heading'; level: string; words: string }
  | { is: 'text'; words: string }
  | { is: 'rows'; rows: string[][] };

/** Elements without visible text. */
const invisible = new Set(['script', 'style', 'svg', 'template', 'head', 'noscript']);
/** Elements that start a new line. */
const blocks =
  /^(p|li|div|dt|dd|figcaption|option|label|summary|small|a|button|legend|header|td|th)$/;

const isElement = (node: Node): node is Element => 'tagName' in node;
const attribute = (element: Element, name: string) =>
  element.attrs.find((attr) => attr.name === name)?.value;
const tidy = (words: string) => words.replace(/\s+/g, ' ').trim();

function wordsOf(node: Node): string {
  if (node.nodeName === '#text' && 'value' in node) return node.value;
  if (!isElement(node) || invisible.has(node.tagName)) return '';
  const inner = node.childNodes.map(wordsOf).join('');
  return blocks.test(node.tagName) ? ` ${inner} ` : inner;
}

const rowsOf = (node: Element): string[][] =>
  node.childNodes.filter(isElement).flatMap((child) => {
    if (child.tagName !== 'tr') return rowsOf(child);
    return [child.childNodes.filter(isElement).map((cell) => tidy(wordsOf(cell)))];
  });

function piecesOf(node: Element, pieces: Piece[] = []): Piece[] {
  for (const child of node.childNodes) {
    if (!isElement(child)) {
      const last = pieces.at(-1);
      const words = wordsOf(child);
      if (last?.is === 'text') last.words += words;
      else if (tidy(words)) pieces.push({ is: 'text', words });
    } else if (invisible.has(child.tagName)) continue;
    else if (/^h[1-4]$/.test(child.tagName)) {
      pieces.push({ is: 'heading', level: child.tagName, words: tidy(wordsOf(child)) });
    } else if (child.tagName === 'table') pieces.push({ is: 'rows', rows: rowsOf(child) });
    else {
      const last = pieces.at(-1);
      if (blocks.test(child.tagName) && last?.is === 'text') last.words += ' ';
      piecesOf(child, pieces);
      const end = pieces.at(-1);
      if (blocks.test(child.tagName) && end?.is === 'text') end.words += ' ';
    }
  }
  return pieces;
}

/** Returns the sections of the page in order: header, sections, contact, footer. */
function sectionsOf(node: Element): Element[] {
  return node.childNodes.filter(isElement).flatMap((child) => {
    const isSection = /^(header|section|footer)$/.test(child.tagName);
    return isSection ? [child] : sectionsOf(child);
  });
}

const escape = (words: string) =>
  words.replace(/[&<>]/g, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;' })[sign] ?? sign);

/** URLs of the font files: headline Thai, headline Latin, body Thai. */
export interface LimitFonts {
  thai: string;
  latin: string;
  read: string;
}

const styles = (fonts: LimitFonts) =>
  [
    `@font-face{font-family:A;src:url(${fonts.latin});font-weight:400 700;font-display:swap}`,
    `@font-face{font-family:A;src:url(${fonts.thai});font-weight:400 700;font-display:swap;unicode-range:U+E00-E7F,U+200B}`,
    `@font-face{font-family:R;src:url(${fonts.read});font-weight:400 700;font-display:optional;unicode-range:U+E00-E7F,U+200B}`,
    '*{box-sizing:border-box}',
    'body{margin:0;background:#fdfaf4;color:#3a4a42;font:1rem/1.7 A,Tahoma,sans-serif}',
    'header,section,footer{padding:2.5rem 1.25rem;max-width:72rem;margin:auto}',
    'header{padding-block:.75rem;border-bottom:1px solid #ddd}',
    'p{max-width:36rem;margin:.5rem 0 1.25rem;font-family:R,A,Tahoma,sans-serif}',
    'h1,h2,h3,h4{margin:0;color:#10291f;font-weight:640;line-height:1.28;text-wrap:balance}',
    'h1{font-size:clamp(2.5rem,7vw,6rem)}h2{font-size:clamp(2rem,4vw,3.5rem)}h3{font-size:1.4rem}h4{font-size:1.15rem}',
    'section:nth-of-type(even){background:#f4efe4}',
    'table{width:100%;border-collapse:collapse}td,th{padding:.5rem;border-top:1px solid #ddd;text-align:left}',
    'label{display:block}input,textarea{display:block;width:100%;padding:.6rem;font:inherit;border:1px solid #789}',
    'button{padding:.8rem 1.4rem;border:0;border-radius:.75rem;background:#f5b83d;font:inherit}',
  ].join('\n');

const fields = ['ชื่อ', 'โทร', 'อีเมล', 'องค์กร', 'รายละเอียด'];

/**
 * Builds the reference page for the landing page: the same words and prices in headings, paragraphs, a
 * table and a form, written only for speed: no images, no scripts, a dozen CSS rules, the same fonts.
 *
 * @param landing the built landing page
 */
export function limitPage(landing: string, fonts: LimitFonts): string {
  const document = parse(landing);
  const html = document.childNodes.find(isElement);
  const [head, body] = html?.childNodes.filter(isElement) ?? [];
  if (!head || !body) throw new Error('The landing page has no body');
  const inHead = head.childNodes.filter(isElement);
  const title = inHead.find(({ tagName }) => tagName === 'title');
  const description = inHead.find((element) => attribute(element, 'name') === 'description');
  const written = sectionsOf(body).map((section) => {
    const pieces = piecesOf(section).map((piece) => {
      if (piece.is === 'heading') return `<${piece.level}>${escape(piece.words)}</${piece.level}>`;
      if (piece.is === 'text') return tidy(piece.words) && `<p>${escape(tidy(piece.words))}</p>`;
      const rows = piece.rows.map(
        (row) => `<tr>${row.map((cell) => `<td>${escape(cell)}`).join('')}`,
      );
      return `<table>${rows.join('\n')}</table>`;
    });
    const hasForm =
      section.tagName === 'section' && attribute(section, 'class')?.startsWith('contact');
    const form = `<form>${fields.map((name) => `<label>${name}<input></label>`).join('')}<button>OK</button></form>`;
    const tag = section.tagName;
    return `<${tag}>\n${pieces.filter(Boolean).join('\n')}${hasForm ? form : ''}\n</${tag}>`;
  });
  return `<!doctype html>
<html lang="th"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<title>${escape(title ? tidy(title.childNodes.map(wordsOf).join('')) : '')}</title>
<meta name="description" content="${escape((description && attribute(description, 'content')) ?? '')}">
<style>${styles(fonts)}</style>
<link rel="preload" href="${fonts.thai}" as="font" type="font/woff2" crossorigin>
</head><body>
${written.join('\n')}
</body></html>
`;
}

/** Counts the words and prices of a page, to compare the density of two pages. */
export function densityOf(page: string): { words: number; prices: number } {
  const html = parse(page).childNodes.find(isElement);
  const body = html?.childNodes.filter(isElement)[1];
  const text = tidy(body ? wordsOf(body) : '').replace(/\u00ad|\u2060|\u200b/g, '');
  const words = [...new Intl.Segmenter('th', { granularity: 'word' }).segment(text)];
  return {
    words: words.filter(({ isWordLike }) => isWordLike).length,
    prices: [...text.matchAll(/\d[\d,]*(?=\s*บาท)/g)].length,
  };
}

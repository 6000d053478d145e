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

/** Elements without visible text. */
const invisible = /<(script|style|svg|template|noscript)\b[^]*?<\/\1>/g;
/** Tags that stay, without their attributes. */
const kept = /^(header|section|footer|h[1-4]|table|tr|t[dh])$/;
/** Tags that start a new line. */
const blocks =
  /^(p|li|ul|ol|dl|div|dt|dd|figcaption|option|label|summary|small|a|button|legend|article|aside|main|nav|form)$/;

/** Reduces a page to its words in sections, headings and table cells; the text between them becomes paragraphs. */
const wordsInPlainTags = (page: string) =>
  page
    .slice(page.indexOf('<body'), page.lastIndexOf('</body>'))
    .replace(invisible, '')
    .replace(/<(\/?)([\w-]+)[^>]*>/g, (_, slash: string, tag: string) => {
      if (kept.test(tag)) return `<${slash}${tag}>`;
      return blocks.test(tag) ? ' ' : '';
    })
    .replace(/\s+/g, ' ')
    .replace(/(<(?:\/h[1-4]|\/table|header|section|footer)>) ?([^<]*[^< ]) ?(?=<)/g, '$1<p>$2</p>');

const form = `<form>${['ชื่อ', 'โทร', 'อีเมล', 'องค์กร', 'รายละเอียด']
  .map((name) => `<label>${name}<input></label>`)
  .join('')}<button>OK</button></form>`;

/**
 * Builds the reference page for the landing page: the same words and prices in headings, paragraphs, a
 * table and a form, written only for speed: no images, no scripts, a dozen CSS rules, the same fonts.
 *
 * @param landing the landing page as the site serves it
 */
export const limitPage = (landing: string, fonts: LimitFonts): string => `<!doctype html>
<html lang="th"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
${/<title>[^]*?<\/title>/.exec(landing)?.[0] ?? ''}
${/<meta name="description"[^>]*>/.exec(landing)?.[0] ?? ''}
<style>${styles(fonts)}</style>
<link rel="preload" href="${fonts.thai}" as="font" type="font/woff2" crossorigin>
</head><body>
${wordsInPlainTags(landing).replace('<footer>', `${form}<footer>`)}
</body></html>
`;

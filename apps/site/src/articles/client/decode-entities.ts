import { defaultTreeAdapter as adapter, html, parseFragment } from 'parse5';

/**
 * A text whose characters may be written as HTML writes them (`&amp;`, `&#8211;`), as many content sites
 * send titles. Decoded once, as a browser reads a title: `&amp;amp;` is `&amp;`, and tags are words.
 */
export function decodeEntities(text: string): string {
  if (!text.includes('&')) return text;
  const title = adapter.createElement('title', html.NS.HTML, []);
  const [decoded] = parseFragment(title, text.replaceAll('<', '&lt;'), {}).childNodes;
  return decoded && adapter.isTextNode(decoded) ? decoded.value : '';
}

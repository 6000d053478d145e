import { defaultTreeAdapter as adapter, html, parseFragment } from 'parse5';

/**
 * Decodes HTML entities, as many content sites send them in titles (`&amp;`, `&#8211;`). Decodes once, as a browser
 * does in `title`: `&amp;amp;` becomes `&amp;`, and tags are text.
 */
export function decodeEntities(text: string): string {
  if (!text.includes('&')) return text;
  const title = adapter.createElement('title', html.NS.HTML, []);
  const [decoded] = parseFragment(title, text.replaceAll('<', '&lt;'), {}).childNodes;
  return decoded && adapter.isTextNode(decoded) ? decoded.value : '';
}

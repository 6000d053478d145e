import { unbind } from '@clinicdee/thai';
import type { SiteContent } from '../../content/site-content.ts';
import type { Cover } from '../html/derived.ts';
import type { Article } from './article.ts';
import { articleAddress } from './list-address.ts';

/** Returns an RSS 2.0 feed of articles with full text, and covers as Media RSS. */
export function feed(
  site: URL,
  { articles: words, language }: SiteContent,
  articles: readonly Article[],
): string {
  const { title, description } = words.feed;
  const changes = articles.flatMap((article) => article.updatedAt ?? article.publishedAt ?? []);
  const changedAt = changes.length > 0 ? new Date(Math.max(...changes)).toUTCString() : undefined;
  return `<?xml version="1.0" encoding="utf-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:media="http://search.yahoo.com/mrss/">
<channel>
<title>${xml(title)}</title>
<link>${xml(new URL('/articles', site).href)}</link>
<atom:link href="${xml(new URL('/rss.xml', site).href)}" rel="self" type="application/rss+xml"/>
<description>${xml(description)}</description>
<language>${language}</language>
${changedAt === undefined ? '' : `<lastBuildDate>${changedAt}</lastBuildDate>`}
${articles.map((article) => item(site, article)).join('\n')}
</channel>
</rss>
`;
}

function item(site: URL, article: Article): string {
  const { title, tags, excerpt, publishedAt, cover } = article;
  const page = new URL(articleAddress(article.slug), site);
  const address = xml(page.href);
  const date =
    publishedAt === undefined ? '' : `\n<pubDate>${new Date(publishedAt).toUTCString()}</pubDate>`;
  return `<item>
<title>${xml(title)}</title>
<link>${address}</link>
<guid isPermaLink="true">${address}</guid>${date}
${tags.map((tag) => `<category>${xml(tag)}</category>`).join('')}
<description>${xml(excerpt)}</description>
<content:encoded>${xml(withAbsoluteUrls(article.html, page))}</content:encoded>${cover ? picture(site, cover) : ''}
</item>`;
}

/** Returns the HTML of an article at `page` as feed readers need it: absolute URLs, no line-break markup. */
function withAbsoluteUrls(html: string, page: URL): string {
  return unbind(html)
    .replace(/<span class="keep">([^<]*)<\/span>/g, '$1')
    .replace(/ (src|href)="(?!\w+:)([^"]*)"/g, (_, name: string, address: string) => {
      return ` ${name}="${URL.parse(address, page)?.href ?? address}"`;
    })
    .replace(
      / srcset="([^"]*)"/g,
      (_, list: string) => ` srcset="${list.replace(/(^|, )\//g, `$1${page.origin}/`)}"`,
    );
}

/** Renders the cover, which the article's HTML does not contain. */
function picture(site: URL, { alt, large, ...cover }: Cover): string {
  const { src, width, height } = large ?? cover;
  const address = xml(new URL(src, site).href);
  return `
<media:content url="${address}" medium="image" width="${width}" height="${height}">
<media:description>${xml(alt)}</media:description>
</media:content>`;
}

// Control characters and lone surrogates, which XML 1.0 forbids even escaped.
const forbidden =
  // eslint-disable-next-line no-control-regex -- control characters are stripped here
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g;

/** Escapes a text for XML content or attributes and removes forbidden characters. */
export const xml = (text: string) =>
  text
    .replace(forbidden, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');

import type { APIRoute } from 'astro';
import { xml } from '../articles/queries/feed.ts';
import { contentAt } from '../content/site-content.ts';

/** Maximum length of `ShortName` in OpenSearch. */
const MAX_NAME_LENGTH = 16;

/** Lets a browser search the articles from its address bar (OpenSearch 1.1). */
export const GET: APIRoute = ({ url, locals }) => {
  const { articles, brand, language } = contentAt(url, locals);
  const at = (path: string) => xml(new URL(path, locals.siteUrl).href);
  return new Response(
    `<?xml version="1.0" encoding="utf-8"?>
<OpenSearchDescription xmlns="http://a9.com/-/spec/opensearch/1.1/">
<ShortName>${xml(Array.from(brand.shortName).slice(0, MAX_NAME_LENGTH).join(''))}</ShortName>
<Description>${xml(articles.feed.description)}</Description>
<Image width="32" height="32" type="image/x-icon">${at('/favicon.ico')}</Image>
<Url type="text/html" template="${at('/articles')}?q={searchTerms}"/>
<Url type="application/opensearchdescription+xml" rel="self" template="${at('/opensearch.xml')}"/>
<Language>${language}</Language>
<InputEncoding>UTF-8</InputEncoding>
</OpenSearchDescription>
`,
    { headers: { 'content-type': 'application/opensearchdescription+xml; charset=utf-8' } },
  );
};

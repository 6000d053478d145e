import { unbind } from '@clinicdee/thai';
import { fromParse5 } from 'hast-util-from-parse5';
import { toMdast } from 'hast-util-to-mdast';
import { gfmTableToMarkdown } from 'mdast-util-gfm-table';
import { toMarkdown } from 'mdast-util-to-markdown';
import { parseFragment } from 'parse5';

interface ShownArticle {
  title: string;
  excerpt: string;
  tags: readonly string[];
  publishedAt: number | undefined;
  updatedAt: number | undefined;
  html: string;
}

interface MarkdownTask {
  article: ShownArticle;
  /** URL of the article's page. */
  page: string;
}

/** Converts the article of a page to Markdown: title, excerpt, URL, date, tags, and content with absolute URLs. */
export function articleMarkdown({ article, page }: MarkdownTask): string {
  const { title, excerpt, publishedAt, tags, updatedAt } = article;
  const changedAt = updatedAt ?? publishedAt;
  const facts = [
    page,
    ...(changedAt === undefined ? [] : [new Date(changedAt).toISOString().slice(0, 10)]),
    ...tags,
  ];
  const tree = toMdast(fromParse5(parseFragment(withAbsoluteUrls(article.html, new URL(page)))));
  const text = toMarkdown(
    {
      type: 'root',
      children: [
        { type: 'heading', depth: 1, children: [{ type: 'text', value: title }] },
        {
          type: 'blockquote',
          children: [{ type: 'paragraph', children: [{ type: 'text', value: excerpt }] }],
        },
        { type: 'paragraph', children: [{ type: 'text', value: facts.join(' · ') }] },
      ],
    },
    { bullet: '-' },
  );
  return `${text}\n${toMarkdown(tree, { bullet: '-', extensions: [gfmTableToMarkdown()] })}`;
}

/** Returns the HTML of an article at `page` for use elsewhere: absolute URLs, no line-break markup. */
export function withAbsoluteUrls(html: string, page: URL): string {
  return unbind(html)
    .replace(/<span class="keep">([^<]*)<\/span>/g, '$1')
    .replace(/ (src|href)="\//g, ` $1="${page.origin}/`)
    .replace(/ href="#/g, ` href="${page.href}#`)
    .replace(
      / srcset="([^"]*)"/g,
      (_, list: string) => ` srcset="${list.replace(/(^|, )\//g, `$1${page.origin}/`)}"`,
    );
}

import { fromParse5 } from 'hast-util-from-parse5';
import { toMdast } from 'hast-util-to-mdast';
import { gfmTableToMarkdown } from 'mdast-util-gfm-table';
import { toMarkdown } from 'mdast-util-to-markdown';
import { parseFragment } from 'parse5';
import type { Article } from './article.ts';
import { withAbsoluteUrls } from './absolute-urls.ts';

/** Converts an article at a URL to Markdown: title, excerpt, URL, date, tags, and content with absolute URLs. */
export function articleMarkdown(article: Article, address: URL): string {
  const { title, excerpt, publishedAt, tags, updatedAt } = article;
  const changedAt = updatedAt ?? publishedAt;
  const facts = [
    address.href,
    ...(changedAt === undefined ? [] : [new Date(changedAt).toISOString().slice(0, 10)]),
    ...tags,
  ];
  const tree = toMdast(fromParse5(parseFragment(withAbsoluteUrls(article, address))));
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

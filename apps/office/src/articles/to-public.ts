import type { Article as PublicArticle } from '@clinicdee/protocol';
import {
  type DefaultNodeTypes,
  NodeFormat,
  type SerializedAutoLinkNode,
  type SerializedLinkNode,
  type SerializedListNode,
  type SerializedTableCellNode,
  type SerializedTableNode,
  type SerializedTableRowNode,
} from '@payloadcms/richtext-lexical';
import {
  convertLexicalToHTML,
  type HTMLConvertersFunction,
} from '@payloadcms/richtext-lexical/html';
import type {
  SerializedEditorState,
  SerializedLexicalNode,
} from '@payloadcms/richtext-lexical/lexical';
import type { FieldHook } from 'payload';
import { sanitizeUrl } from 'payload/shared';
import { environment } from '../environment/environment.ts';
import { escapeHtml } from '../mail/mail-page.ts';
import type { Article, Media } from '../payload-types.ts';
import { asAddress, isNode } from './links.ts';

/** Removes pictures whose upload is pending from rich text before it is stored: their file exists in one browser only. */
export const tidyContent: FieldHook = ({ value }: { value?: unknown }) => tidy(value);

function tidy(value: unknown): unknown {
  if (Array.isArray(value)) return value.filter((child) => !isPending(child)).map(tidy);
  if (!isNode(value)) return value;
  const { root, children } = value;
  return {
    ...value,
    ...(root !== undefined && { root: tidy(root) }),
    ...(children !== undefined && { children: tidy(children) }),
  };
}

const isPending = (value: unknown): boolean =>
  isNode(value) && value.type === 'upload' && !value.value;

type Nodes =
  DefaultNodeTypes | SerializedTableCellNode | SerializedTableNode | SerializedTableRowNode;

/** Renders a link; pages of the site get a relative address. */
function linkHtml(
  { fields, children }: SerializedLinkNode | SerializedAutoLinkNode,
  nodesToHTML: NodesToHTML,
): string {
  const text = nodesToHTML({ nodes: children }).join('');
  return `<a href="${escapeHtml(sanitizeUrl(addressOf(fields)))}">${text}</a>`;
}

function addressOf({ linkType, doc, url }: SerializedLinkNode['fields']): string {
  if (linkType !== 'internal') return asAddress(url ?? '');
  const linked = doc?.value;
  const slug = typeof linked === 'object' && 'slug' in linked ? linked.slug : undefined;
  return typeof slug === 'string' ? `/articles/detail/${encodeURIComponent(slug)}` : '/articles';
}

/** The editor's format bits and their elements. */
const formats = [
  [NodeFormat.IS_BOLD, 'strong'],
  [NodeFormat.IS_ITALIC, 'em'],
  [NodeFormat.IS_STRIKETHROUGH, 's'],
  [NodeFormat.IS_UNDERLINE, 'u'],
  [NodeFormat.IS_CODE, 'code'],
  [NodeFormat.IS_SUBSCRIPT, 'sub'],
  [NodeFormat.IS_SUPERSCRIPT, 'sup'],
] as const;

type NodesToHTML = (args: { nodes: SerializedLexicalNode[] }) => string[];

/** Renders list items. The editor stores a nested list as an item of its own; HTML nests it in the item before. */
function itemsOf(list: SerializedListNode, nodesToHTML: NodesToHTML): string {
  let items = '';
  for (const item of list.children) {
    const nested = nestedLists(item);
    if (!nested) items += nodesToHTML({ nodes: [item] }).join('');
    else if (items === '') items += nested.map((inner) => itemsOf(inner, nodesToHTML)).join('');
    else
      items = `${items.slice(0, -'</li>'.length)}${nodesToHTML({ nodes: nested }).join('')}</li>`;
  }
  return items;
}

/** Returns the lists of an item that contains only lists. */
function nestedLists(item: SerializedLexicalNode): SerializedListNode[] | undefined {
  const children: unknown[] =
    'children' in item && Array.isArray(item.children) ? item.children : [];
  return children.length > 0 && children.every(isListNode) ? children : undefined;
}

const isListNode = (node: unknown): node is SerializedListNode =>
  isNode(node) && node.type === 'list';

/** Payload's converters, replaced where the site's styles or its strict CSP need other markup. */
const converters: HTMLConvertersFunction<Nodes> = ({ defaultConverters }) => ({
  ...defaultConverters,
  link: ({ node, nodesToHTML }) => linkHtml(node, nodesToHTML),
  autolink: ({ node, nodesToHTML }) => linkHtml(node, nodesToHTML),
  upload: ({ node }) => {
    const picture: unknown = node.value;
    if (!isPicture(picture)) return '';
    const width = picture.width ?? 0;
    const height = picture.height ?? 0;
    // The original: the sizes are cropped for cards.
    const address = pictureAddress(picture);
    return `<img src="${escapeHtml(address ?? '')}" alt="${escapeHtml(picture.alt)}" width="${width}" height="${height}" loading="lazy" decoding="async">`;
  },
  text: ({ node }) =>
    formats.reduce(
      (html, [format, name]) => (node.format & format ? `<${name}>${html}</${name}>` : html),
      escapeHtml(node.text),
    ),
  list: ({ node, nodesToHTML }) => {
    const start = node.tag === 'ol' && node.start !== 1 ? ` start="${node.start}"` : '';
    return `<${node.tag}${start}>${itemsOf(node, nodesToHTML)}</${node.tag}>`;
  },
  listitem: ({ node, nodesToHTML }) => `<li>${nodesToHTML({ nodes: node.children }).join('')}</li>`,
  table: ({ node, nodesToHTML }) =>
    `<table><tbody>${nodesToHTML({ nodes: node.children }).join('')}</tbody></table>`,
  tablerow: ({ node, nodesToHTML }) => `<tr>${nodesToHTML({ nodes: node.children }).join('')}</tr>`,
  tablecell: ({ node, nodesToHTML }) => {
    const isHead = node.headerState > 0;
    const name = isHead ? 'th' : 'td';
    const scope = isHead ? ` scope="${node.headerState === 2 ? 'row' : 'col'}"` : '';
    const columns = (node.colSpan ?? 1) > 1 ? ` colspan="${node.colSpan ?? 1}"` : '';
    const rows = (node.rowSpan ?? 1) > 1 ? ` rowspan="${node.rowSpan ?? 1}"` : '';
    // A single paragraph in a cell needs no <p>.
    const content = nodesToHTML({ nodes: node.children })
      .join('')
      .replace(/^<p>((?:(?!<p>).)*)<\/p>$/s, '$1');
    return `<${name}${scope}${columns}${rows}>${content}</${name}>`;
  },
});

/** Converts an article's rich text to HTML without styles and classes, with absolute picture addresses. */
export function articleHtml(content: unknown): string {
  if (!isEditorState(content)) return '';
  return convertLexicalToHTML({
    data: content,
    converters,
    disableContainer: true,
    disableIndent: true,
    disableTextAlign: true,
  });
}

const isEditorState = (content: unknown): content is SerializedEditorState =>
  isNode(content) && 'root' in content;

/** Whether a relation is populated with its picture. */
const isPicture = (value: unknown): value is Media =>
  isNode(value) && 'alt' in value && 'url' in value;

/**
 * Returns the absolute address of a picture or of one of its sizes. The parameter `v` busts caches, since cropping a
 * picture keeps its file name.
 */
function pictureAddress(
  picture: Media | undefined,
  size?: keyof NonNullable<Media['sizes']>,
): string | null {
  const url = size ? picture?.sizes?.[size]?.url : picture?.url;
  if (!picture || !url) return null;
  const address = new URL(url, environment().OFFICE_URL);
  address.searchParams.set('v', Date.parse(picture.updatedAt).toString(36));
  return address.href;
}

/** Returns width and height when both are known. */
function pixels(
  picture: { width?: number | null; height?: number | null } | null | undefined,
): { width: number; height: number } | null {
  return picture?.width && picture.height ? { width: picture.width, height: picture.height } : null;
}

/** Converts an article to the format of the content API (spec §3). */
export function toPublic(article: Article): PublicArticle {
  const cover = isPicture(article.cover) ? article.cover : undefined;
  const sizes = cover?.sizes;
  const share = isPicture(article.meta?.image) ? article.meta.image : cover;
  return {
    title: article.title,
    content: articleHtml(article.content),
    tags: typeof article.tag === 'object' ? (article.tag?.name ?? null) : null,
    cover: pictureAddress(cover),
    coverResized: cover
      ? {
          large: pictureAddress(cover, 'large'),
          card: pictureAddress(cover, 'card'),
          share: pictureAddress(cover, 'share'),
        }
      : null,
    publishedAt: article.publishedAt ?? null,
    slug: article.slug,
    previousSlugs: article.previousSlugs ?? [],
    updatedAt: article.updatedAt,
    excerpt: article.excerpt,
    coverAlt: cover?.alt ?? null,
    coverSizes: {
      cover: pixels(cover),
      card: pixels(sizes?.card),
      large: pixels(sizes?.large),
      share: pixels(sizes?.share),
    },
    coverFocus: cover ? { x: cover.focalX ?? 50, y: cover.focalY ?? 50 } : null,
    seo: {
      title: article.meta?.title ?? null,
      description: article.meta?.description ?? null,
      image: pictureAddress(share, 'share'),
    },
  };
}

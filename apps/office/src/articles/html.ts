import type {
  DefaultNodeTypes,
  SerializedTableCellNode,
  SerializedTableNode,
  SerializedTableRowNode,
} from '@payloadcms/richtext-lexical';
import {
  convertLexicalToHTML,
  type HTMLConvertersFunction,
  LinkHTMLConverter,
} from '@payloadcms/richtext-lexical/html';
import type { SerializedEditorState } from '@payloadcms/richtext-lexical/lexical';
import { environment } from '../environment.ts';
import { isPicture, pictureAddress } from './pictures.ts';

type Nodes =
  DefaultNodeTypes | SerializedTableCellNode | SerializedTableNode | SerializedTableRowNode;

/** Payload's converters, but for markup that goes under the site's own styles and its strict CSP. */
const converters: HTMLConvertersFunction<Nodes> = ({ defaultConverters }) => ({
  ...defaultConverters,
  ...LinkHTMLConverter({
    internalDocToHref: ({ linkNode }) => {
      const linked = linkNode.fields.doc?.value;
      const slug = typeof linked === 'object' && 'slug' in linked ? linked.slug : undefined;
      return typeof slug === 'string'
        ? `${environment().SITE_URL}/articles/detail/${encodeURIComponent(slug)}`
        : `${environment().SITE_URL}/articles`;
    },
  }),
  upload: ({ node }) => {
    const picture: unknown = node.value;
    if (!isPicture(picture)) return '';
    const width = picture.width ?? 0;
    const height = picture.height ?? 0;
    // The original keeps its shape; the sizes are cut for cards.
    const address = pictureAddress(picture);
    return `<img src="${escape(address ?? '')}" alt="${escape(picture.alt)}" width="${width}" height="${height}" loading="lazy" decoding="async">`;
  },
  list: ({ node, nodesToHTML }) =>
    `<${node.tag}>${nodesToHTML({ nodes: node.children }).join('')}</${node.tag}>`,
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
    // The editor wraps a cell's text into a paragraph; one alone needs none.
    const content = nodesToHTML({ nodes: node.children })
      .join('')
      .replace(/^<p>((?:(?!<p>).)*)<\/p>$/s, '$1');
    return `<${name}${scope}${columns}${rows}>${content}</${name}>`;
  },
});

/** An article's rich text as HTML: no style, no class, absolute addresses. */
export function articleHtml(content: unknown): string {
  if (!isEditorState(content)) return '';
  return convertLexicalToHTML({
    data: content,
    converters: converters,
    disableContainer: true,
    disableIndent: true,
    disableTextAlign: true,
  });
}

function isEditorState(content: unknown): content is SerializedEditorState {
  return typeof content === 'object' && content !== null && 'root' in content;
}

function escape(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('"', '&quot;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;');
}

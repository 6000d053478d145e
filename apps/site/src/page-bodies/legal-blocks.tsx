import type { MdastNode } from 'satteri';
import { childrenOf, textOf } from '../content/markdown-nodes.ts';

/** The blocks of a legal text in order. A bold line above a table is its caption. */
export const LegalBlocks = ({ blocks }: { blocks: readonly MdastNode[] }) =>
  blocks.map((block, index) =>
    captionOf(block, blocks[index + 1]) ? null : (
      <Block node={block} caption={captionOf(blocks[index - 1], block)} key={index} />
    ),
  );

function captionOf(block: MdastNode | undefined, next: MdastNode | undefined) {
  const [only, ...more] = block?.type === 'paragraph' ? block.children : [];
  return next?.type === 'table' && only?.type === 'strong' && more.length === 0 ? only : undefined;
}

const Children = ({ of }: { of: MdastNode }) =>
  childrenOf(of).map((node, index) => <Block node={node} key={index} />);

/** The elements of the nodes that are nothing else. */
const names = { strong: 'strong', paragraph: 'p', heading: 'h3' } as const;

function Block({ node, caption }: { node: MdastNode; caption?: MdastNode | undefined }) {
  switch (node.type) {
    case 'text':
      return node.value.replaceAll('\n', ' ');
    case 'link':
      return (
        <a href={node.url}>
          <Children of={node} />
        </a>
      );
    case 'strong':
    case 'paragraph':
    case 'heading':
    case 'list': {
      const Name = node.type === 'list' ? (node.ordered ? 'ol' : 'ul') : names[node.type];
      return (
        <Name>
          <Children of={node} />
        </Name>
      );
    }
    case 'listItem': {
      // Its first paragraph gets no `<p>`.
      const [first, ...rest] = node.children;
      return (
        <li>
          {first?.type === 'paragraph' ? <Children of={first} /> : first && <Block node={first} />}
          <LegalBlocks blocks={rest} />
        </li>
      );
    }
    case 'table':
      return <LegalTable rows={node.children} caption={caption} />;
    default:
      return null;
  }
}

interface TableProps {
  rows: readonly MdastNode[];
  caption: MdastNode | undefined;
}

/** A table whose first column has row headings. On a phone each row is a card with the column names as labels. */
function LegalTable({ rows: [first, ...rows], caption }: TableProps) {
  const head = first ? childrenOf(first).map(textOf) : [];
  return (
    <table className="legal-table">
      {caption && (
        <caption>
          <Children of={caption} />
        </caption>
      )}
      <thead className="max-md:sr-only">
        <tr>
          {head.map((label) => (
            <th scope="col" key={label}>
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, index) => (
          <tr key={index}>
            {childrenOf(row).map((cell, column) =>
              column === 0 ? (
                <th scope="row" key={column}>
                  <Children of={cell} />
                </th>
              ) : (
                <td data-label={head[column]} key={column}>
                  <Children of={cell} />
                </td>
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

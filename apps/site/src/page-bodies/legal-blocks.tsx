import { Fragment } from 'react';
import { type Block, type Inline, plainText } from '../content/legal-text/read-legal-text.ts';

/** The blocks of a legal text in order. */
export function LegalBlocks({ blocks }: { blocks: readonly Block[] }) {
  return blocks.map((block, index) => <LegalBlock block={block} key={index} />);
}

function LegalBlock({ block }: { block: Block }) {
  switch (block.type) {
    case 'paragraph':
      return (
        <p>
          <Inlines of={block.children} />
        </p>
      );
    case 'subheading':
      return (
        <h3>
          <Inlines of={block.children} />
        </h3>
      );
    case 'list': {
      const List = block.isOrdered ? 'ol' : 'ul';
      return (
        <List>
          {block.items.map((item, index) => (
            <li key={index}>
              <ListItem blocks={item} />
            </li>
          ))}
        </List>
      );
    }
    case 'table':
      return <LegalTable {...block} />;
  }
}

/** A list item. Its first paragraph gets no `<p>`. */
function ListItem({ blocks: [first, ...rest] }: { blocks: readonly Block[] }) {
  return (
    <>
      {first?.type === 'paragraph' ? (
        <Inlines of={first.children} />
      ) : (
        first && <LegalBlock block={first} />
      )}
      <LegalBlocks blocks={rest} />
    </>
  );
}

/** A table whose first column has row headings. On a phone each row is a card with the column names as labels. */
function LegalTable({ caption, head, rows }: Extract<Block, { type: 'table' }>) {
  return (
    <table className="legal-table">
      {caption.length > 0 && (
        <caption>
          <Inlines of={caption} />
        </caption>
      )}
      <thead>
        <tr>
          {head.map((label) => (
            <th scope="col" key={label}>
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([heading = [], ...cells], row) => (
          <tr key={row}>
            <th scope="row">
              <Inlines of={heading} />
            </th>
            {cells.map((cell, column) => (
              <td data-label={head[column + 1]} key={column}>
                <Inlines of={cell} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Inlines({ of }: { of: readonly Inline[] }) {
  return of.map((inline, index) => {
    switch (inline.type) {
      case 'text':
        return <Fragment key={index}>{inline.value}</Fragment>;
      case 'strong':
        return (
          <strong key={index}>
            <Inlines of={inline.children} />
          </strong>
        );
      case 'link':
        return (
          <a href={inline.href} key={index}>
            {/* CSS keeps phone numbers on one line. */}
            {inline.href.startsWith('tel:') ? (
              plainText(inline.children)
            ) : (
              <Inlines of={inline.children} />
            )}
          </a>
        );
    }
  });
}

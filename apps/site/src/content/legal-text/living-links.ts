import type { Block, Inline, LegalBody } from './read-legal-text.ts';

/** Where a link leads: somewhere, to a section that is switched off now, or to nothing that there ever is. */
export type Fate = 'alive' | 'hidden' | 'dead';

/**
 * A legal text in which no link leads nowhere: of one to a section that is not shown now the words stay.
 *
 * @param name the file, for errors
 * @throws Error naming every link that leads nowhere
 */
export function withLivingLinks(
  name: string,
  { intro, sections }: LegalBody,
  fateOf: (href: string) => Fate,
): LegalBody {
  const dead = new Set<string>();
  const inlines = (all: Inline[]): Inline[] =>
    all.flatMap((inline) => {
      if (inline.type === 'text') return inline;
      const children = inlines(inline.children);
      if (inline.type === 'strong') return { ...inline, children };
      const fate = fateOf(inline.href);
      if (fate === 'dead') dead.add(inline.href);
      return fate === 'hidden' ? children : { ...inline, children };
    });
  const blocks = (all: Block[]): Block[] =>
    all.map((block) => {
      if (block.type === 'list') return { ...block, items: block.items.map(blocks) };
      if (block.type !== 'table') return { ...block, children: inlines(block.children) };
      const rows = block.rows.map((row) => row.map(inlines));
      return { ...block, caption: inlines(block.caption), rows };
    });
  const living = {
    intro: blocks(intro),
    sections: sections.map((section) => ({ ...section, blocks: blocks(section.blocks) })),
  };
  if (dead.size > 0) {
    throw new Error(
      `${name}: links lead to no page, or to no part of one: ${[...dead].join(', ')}`,
    );
  }
  return living;
}

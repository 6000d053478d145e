import type { Block, Inline, LegalBody } from './read-legal-text.ts';

/** Replaces links without a target by their text. */
export function unlinkDead(
  { intro, sections }: LegalBody,
  isDead: (href: string) => boolean,
): LegalBody {
  const inlines = (all: Inline[]): Inline[] =>
    all.flatMap((inline) => {
      if (inline.type === 'text') return inline;
      const children = inlines(inline.children);
      return inline.type === 'link' && isDead(inline.href) ? children : { ...inline, children };
    });
  const blocks = (all: Block[]): Block[] =>
    all.map((block) => {
      if (block.type === 'list') return { ...block, items: block.items.map(blocks) };
      if (block.type !== 'table') return { ...block, children: inlines(block.children) };
      const rows = block.rows.map((row) => row.map(inlines));
      return { ...block, caption: inlines(block.caption), rows };
    });
  return {
    intro: blocks(intro),
    sections: sections.map((section) => ({ ...section, blocks: blocks(section.blocks) })),
  };
}

import { expect, test } from 'vitest';
import { type Fate, withLivingLinks } from './living-links.ts';
import { readLegalText } from './read-legal-text.ts';

const fates: Record<string, Fate> = { '#here': 'alive', '/#off': 'hidden' };
const living = (markdown: string) =>
  withLivingLinks(
    'a.md',
    readLegalText('a.md', markdown, new Map(), []),
    (href) => fates[href] ?? 'dead',
  );

test('keeps the words of a link to a section that is not shown now', () => {
  expect(living('ดู[อุปกรณ์](/#off)และ **[ข้อนี้](#here)**').intro).toEqual([
    {
      type: 'paragraph',
      children: [
        { type: 'text', value: 'ดู' },
        { type: 'text', value: 'อุปกรณ์' },
        { type: 'text', value: 'และ ' },
        {
          type: 'strong',
          children: [{ type: 'link', href: '#here', children: [{ type: 'text', value: 'ข้อนี้' }] }],
        },
      ],
    },
  ]);
});

test('names every link that leads nowhere, wherever it stands', () => {
  const table = '**[ก](#caption)**\n\n| ก |\n| --- |\n| [ข](#cell) |\n';
  expect(() => living(`[ค](/nowhere)\n\n- [ง](#point)\n\n${table}`)).toThrow(
    'a.md: links lead to no page, or to no part of one: /nowhere, #point, #cell, #caption',
  );
});

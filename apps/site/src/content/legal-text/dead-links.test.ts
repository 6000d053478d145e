import { expect, test } from 'vitest';
import { unlinkDead } from './dead-links.ts';
import { readLegalText } from './read-legal-text.ts';

const living = (markdown: string) =>
  unlinkDead(readLegalText('a.md', markdown, new Map(), []), (href) => href === '/#off').intro;

test('keeps the text of a link to a hidden section', () => {
  expect(living('ดู[อุปกรณ์](/#off)และ **[ข้อนี้](#here)**')).toEqual([
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

test('removes links in lists, captions and cells', () => {
  const table = '**[ก](/#off)**\n\n| ก |\n| --- |\n| [ข](/#off) |\n';
  expect(JSON.stringify(living(`- [ง](/#off)\n\n${table}`))).not.toContain('link');
});

import { expect, it } from 'vitest';
import { environment } from '../environment/environment.ts';
import { decoded } from '../site/page-of-site.ts';
import { validateContent } from './content-rules.ts';
import { asAddress, isAddress, linksOf } from './links.ts';

const text = (words: string) => ({ type: 'text', text: words });
const link = (words: string, fields: object) => ({ type: 'link', fields, children: [text(words)] });

it('finds links at any depth, with their texts', () => {
  const cell = {
    type: 'tablecell',
    children: [link('สอง', { linkType: 'internal', doc: { value: 7 } })],
  };
  const content = {
    root: {
      children: [
        { type: 'paragraph', children: [text('ก'), link('หนึ่ง', { url: ' /pdpa ' })] },
        { type: 'table', children: [{ type: 'tablerow', children: [cell] }] },
        link('สาม', { linkType: 'internal', doc: { value: { id: 8 } } }),
      ],
    },
  };
  expect(linksOf(content)).toEqual([
    { words: 'หนึ่ง', to: { address: '/pdpa' } },
    { words: 'สอง', to: { article: 7 } },
    { words: 'สาม', to: { article: 8 } },
  ]);
  expect(linksOf(null)).toEqual([]);
});

it('names an address that is none while a person types, and asks for no page', async () => {
  const problemOf = (fields: object) => {
    const typing = { data: {}, event: 'onChange', editor: { validate: () => true }, req: {} };
    return validateContent(link('คำ', fields), typing as never);
  };
  expect(await problemOf({ url: 'javascript:void(0)' })).toMatch(/^ลิงก์ “คำ” ไปที่ java/);
  for (const fields of [{ url: '/nowhere' }, { linkType: 'internal', doc: { value: 7 } }])
    expect(await problemOf(fields)).toBe(true);
});

it.each([
  ['https://a.example/ก', true],
  ['mailto:a@b.example', true],
  ['tel:1577', true],
  ['/#pricing', true],
  ['@clinic', false],
  ['mailto:', false],
  ['javascript:alert(1)', false],
  ['%2Farticles', false],
  ['https://', false],
  ['', false],
])('accepts %s as an address: %s', (typed, isAccepted) => {
  expect(isAddress(asAddress(typed))).toBe(isAccepted);
});

const site = environment().SITE_URL;
const host = new URL(site).host;

it.each([
  [`${site}/articles`, '/articles'],
  [`https://${host}/#ราคา`, '/#%E0%B8%A3%E0%B8%B2%E0%B8%84%E0%B8%B2'],
  [`https://www.google.com/url?q=${site}/pdpa&sa=D`, '/pdpa'],
  ['http://localhost.example:4321/articles', 'http://localhost.example:4321/articles'],
  ['mailto:a@localhost', 'mailto:a@localhost'],
  ['www.rd.go.th', 'https://www.rd.go.th'],
  ['//a.example', 'https://a.example'],
  ['a@b.example', 'mailto:a@b.example'],
  ['02-123 4567', 'tel:021234567'],
])('stores the address %s as %s', (typed, kept) => {
  expect(asAddress(typed)).toBe(kept);
  expect(asAddress(kept)).toBe(kept);
});

it('percent-encodes a Thai address, once', () => {
  const kept = asAddress(' /articles/detail/ยา ');
  expect(kept).toBe('/articles/detail/%E0%B8%A2%E0%B8%B2');
  expect(asAddress(kept)).toBe(kept);
  expect(decoded(kept)).toBe('/articles/detail/ยา');
  expect(decoded('/%E0')).toBe('/%E0');
});

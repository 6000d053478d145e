import { expect, it } from 'vitest';
import { environment } from '../environment/environment.ts';
import { articleHtml, tidyContent } from './to-public.ts';

const text = (words: string, format = 0) => ({ type: 'text', text: words, format });
const item = (...children: object[]) => ({ type: 'listitem', children });
const list = (tag: 'ol' | 'ul', children: object[], start = 1) => ({
  type: 'list',
  tag,
  start,
  children,
  listType: tag === 'ol' ? 'number' : 'bullet',
});
const html = (...children: object[]) => articleHtml({ root: { type: 'root', children } });

it('nests a list in the item before it, at any depth', () => {
  const deepest = list('ul', [item(text('ค'))]);
  const nested = list('ol', [item(text('ข')), item(deepest)]);
  expect(html(list('ol', [item(text('ก')), item(nested), item(text('ง'))]))).toBe(
    '<ol><li>ก<ol><li>ข<ul><li>ค</li></ul></li></ol></li><li>ง</li></ol>',
  );
  const both = [item(list('ul', [item(text('ข'))])), item(list('ul', [item(text('ค'))]))];
  expect(html(list('ul', [item(text('ก')), ...both]))).toBe(
    '<ul><li>ก<ul><li>ข</li></ul><ul><li>ค</li></ul></li></ul>',
  );
  expect(html(list('ul', [item(list('ul', [item(text('ก'))])), item(text('ข'))]))).toBe(
    '<ul><li>ก</li><li>ข</li></ul>',
  );
});

it('keeps the start number of an ordered list', () => {
  expect(html(list('ol', [item(text('ก'))], 3))).toBe('<ol start="3"><li>ก</li></ol>');
  expect(html(list('ul', [item(text('ก'))], 3))).toBe('<ul><li>ก</li></ul>');
});

it('renders formats as elements, without styles', () => {
  expect(html({ type: 'paragraph', children: [text('2,900', 4), text(' 1,900', 1)] })).toBe(
    '<p><s>2,900</s><strong> 1,900</strong></p>',
  );
  expect(html({ type: 'paragraph', children: [text('<ก>', 1 | 2 | 4 | 8)] })).toBe(
    '<p><u><s><em><strong>&lt;ก&gt;</strong></em></s></u></p>',
  );
});

it('links to pages of the site by path, and to no script', () => {
  const link = (fields: object) =>
    html({ type: 'link', fields: { linkType: 'custom', ...fields }, children: [text('ก')] });
  expect(link({ url: `${environment().SITE_URL}/articles?tag=a#ข` })).toBe(
    '<a href="/articles?tag=a#%E0%B8%82">ก</a>',
  );
  expect(link({ linkType: 'internal', doc: { value: { slug: 'ยา' } } })).toBe(
    '<a href="/articles/detail/%E0%B8%A2%E0%B8%B2">ก</a>',
  );
  expect(link({ url: 'javascript:alert(1)' })).not.toContain('javascript');
});

it('drops pictures that have not been uploaded yet', () => {
  const pending = { type: 'upload', pending: { formID: 'x', src: 'https://a.example/x.png' } };
  const shown = { type: 'upload', relationTo: 'media', value: 7 };
  const paragraph = { type: 'paragraph', children: [text('ก'), pending] };
  const value = { root: { type: 'root', children: [pending, paragraph, shown] } };
  expect(tidyContent({ value } as never)).toEqual({
    root: { type: 'root', children: [{ type: 'paragraph', children: [text('ก')] }, shown] },
  });
  expect(tidyContent({ value: null } as never)).toBeNull();
});

// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { cleanPasted } from './clean-pasted.ts';

/** Returns the HTML that the editor receives. */
function pasted(html: string): string {
  const sent = new DataTransfer();
  sent.setData('text/html', html);
  const changed = cleanPasted(sent)?.clipboardData;
  // A cleaned result must not be changed again.
  if (changed) expect(cleanPasted(changed)).toBeUndefined();
  return changed?.getData('text/html') ?? html;
}

const item = (level: number, marker: string, text: string) =>
  `<p style="mso-list:l0 level${level} lfo1"><span style="mso-list:Ignore">${marker}</span>${text}</p>`;

it('turns the list paragraphs of Word into lists', () => {
  const html = [
    item(1, '3.&nbsp;', 'ก'),
    item(2, 'a.', 'ข'),
    item(2, 'b.', 'ค'),
    item(1, '4.', 'ง'),
  ];
  expect(pasted(`<p>ก่อน</p>${html.join('')}<p>หลัง</p>`)).toBe(
    '<p>ก่อน</p><ol start="3"><li>ก<ol><li>ข</li><li>ค</li></ol></li><li>ง</li></ol><p>หลัง</p>',
  );
});

it('starts a new list after other text, and keeps bullets', () => {
  const html = `${item(1, '·', 'ก')}<p>คั่น</p>${item(1, '1.', 'ข')}`;
  expect(pasted(html)).toBe('<ul><li>ก</li></ul><p>คั่น</p><ol start="1"><li>ข</li></ol>');
});

it('nests lists by level, also when levels are skipped', () => {
  const html = [item(2, '·', 'ก'), item(2, '·', 'ข'), item(4, 'o', 'ค'), item(4, 'o', 'ง')];
  expect(pasted(html.join('\n'))).toMatch(
    /^<ul><li>ก<\/li><li>ข<ul><li>ค<\/li><li>ง<\/li><\/ul><\/li><\/ul>\s*$/,
  );
});

it('separates adjacent lists of another kind', () => {
  const html = [item(1, '·', 'ก'), item(1, '1)', 'ข')];
  expect(pasted(html.join(''))).toBe('<ul><li>ก</li></ul><ol start="1"><li>ข</li></ol>');
});

it('starts a list at the last number of its marker', () => {
  const html = [item(1, '2.', 'ก'), item(2, '2.3.', 'ข'), item(2, '2.4.', 'ค')];
  expect(pasted(html.join(''))).toBe(
    '<ol start="2"><li>ก<ol start="3"><li>ข</li><li>ค</li></ol></li></ol>',
  );
});

it.each([
  '<ol start="2"><li style="mso-list:l0 level1 lfo1">ก</li></ol>',
  '<h2 style="mso-list:l0 level1 lfo1">1. ก</h2>',
])('does not change %s', (html) => {
  expect(pasted(html)).toBe(html);
});

it.each(['<strike>20,000</strike>', '<del>20,000</del>'])(
  'keeps the strikethrough of %s',
  (html) => {
    expect(pasted(html)).toContain('<s>20,000</s>');
  },
);

it('leaves images of other sites out, and keeps those of the library and pasted ones', () => {
  const kept =
    '<img src="data:image/png;base64,aa"><img src="https://x.example/a.png" data-lexical-upload-id="1">';
  expect(pasted(`<p>ก</p><img src="https://x.example/b.png">${kept}`)).toBe(`<p>ก</p>${kept}`);
});

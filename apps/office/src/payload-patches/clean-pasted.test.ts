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

it.each([
  [
    'lists with numbers',
    [
      '<p>ก่อน</p>',
      item(1, '3.&nbsp;', 'ก'),
      item(2, 'a.', 'ข'),
      item(2, 'b.', 'ค'),
      item(1, '4.', 'ง'),
      '<p>หลัง</p>',
    ],
    '<p>ก่อน</p><ol start="3"><li>ก<ol><li>ข</li><li>ค</li></ol></li><li>ง</li></ol><p>หลัง</p>',
  ],
  [
    'lists around other text',
    [item(1, '·', 'ก'), '<p>คั่น</p>', item(1, '1.', 'ข')],
    '<ul><li>ก</li></ul><p>คั่น</p><ol start="1"><li>ข</li></ol>',
  ],
  [
    'lists that skip levels',
    [item(2, '·', 'ก'), item(2, '·', 'ข'), item(4, 'o', 'ค'), '\n', item(4, 'o', 'ง')],
    '<ul><li>ก</li><li>ข<ul><li>ค</li><li>ง</li></ul></li></ul>',
  ],
  [
    'adjacent lists of another kind',
    [item(1, '·', 'ก'), item(1, '1)', 'ข')],
    '<ul><li>ก</li></ul><ol start="1"><li>ข</li></ol>',
  ],
  [
    'markers of several numbers',
    [item(1, '2.', 'ก'), item(2, '2.3.', 'ข'), item(2, '2.4.', 'ค')],
    '<ol start="2"><li>ก<ol start="3"><li>ข</li><li>ค</li></ol></li></ol>',
  ],
])('turns the paragraphs of Word into lists: %s', (_, paragraphs, lists) => {
  expect(pasted(paragraphs.join('')).trim()).toBe(lists);
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

it('keeps the main headings of Word above its others', () => {
  expect(pasted('<h1>ก</h1><h2>ข</h2>')).toBe('<h2>ก</h2><h2>ข</h2>');
});

it('keeps the space before coloured words, and the words of links within the pasted document', () => {
  expect(pasted('<p>รวม <font color="red">1,000</font></p>')).toBe('<p>รวม <span>1,000</span></p>');
  expect(pasted('<p>ก<a href="#_ftn1">[1]</a></p>')).toBe('<p>ก<span>[1]</span></p>');
});

it('keeps the emoji that Facebook shows as pictures', () => {
  const emoji = '<img alt="👩‍⚕️" src="https://static.xx.fbcdn.net/images/emoji.php/1.png">';
  expect(pasted(`<div>โปร <span>${emoji}</span></div>`)).toBe('<div>โปร <span>👩‍⚕️</span></div>');
});

it('leaves images of other sites out, and keeps those of the library and pasted ones', () => {
  const kept =
    '<img src="data:image/png;base64,aa"><img src="https://x.example/a.png" data-lexical-upload-id="1">';
  expect(pasted(`<p>ก</p><img src="https://x.example/b.png">${kept}`)).toBe(`<p>ก</p>${kept}`);
});

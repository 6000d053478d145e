import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';
import { bindHtml } from './html.ts';
import { unbind } from './no-break.ts';

const shown = (html: string) => bindHtml(html).replaceAll('\u00ad', '·').replaceAll('\u00a0', '_');

it('binds running text with joiners and headings with spans', () => {
  expect(shown('<p>ทุกวันในตอนเช้าและตอนเย็นหมอใช้มือถือที่เคาน์เตอร์</p>')).toContain('ใช้มือ·ถือที่');
  expect(shown('<h2>เปิดใบเสร็จบนมือถือของคนไข้</h2>')).toBe(
    '<h2>เปิด<span class="keep">ใบเสร็จ</span>บน<span class="keep">มือถือ</span>ของคนไข้</h2>',
  );
});

it.each([
  '<script>const a = "มือถือ 5 บาท";</script>',
  '<textarea>มือถือ 5 บาท</textarea>',
  '<select><option>มือถือ 5 บาท</option></select>',
  '<meta name="description" content="มือถือ > 5 บาท">',
  '<pre><code>มือถือ 5 บาท</code></pre>',
  '<svg><text>มือถือ</text></svg>',
  '<astro-island><p>มือถือ <span class="keep">ใบเสร็จ</span></p></astro-island>',
  '<div data-bound=""><div><p>มือถือ</p></div><p>มือถือ</p></div>',
  '<p title="a > b">ก</p><!-- มือถือ 5 บาท -->',
  '<button>มือถือ</button>',
  '<p>มือถือ 5 บาท</p>',
])('does not change %s', (html) => {
  expect(bindHtml(html)).toBe(html);
});

it('binds text after unchanged elements', () => {
  expect(shown('<svg><svg></svg></svg><div>มือถือที่ใช้อยู่ทุกวัน</div>')).toContain('มือ·ถือ');
  expect(shown('<div data-bound=""><div></div></div><div>มือถือที่ใช้อยู่ทุกวัน</div>')).toContain('มือ·ถือ');
});

it('wraps a phone number in a span, without characters that would be copied', () => {
  expect(bindHtml('<p>โทร 081-234-5678 ได้</p>')).toBe(
    '<p>โทร <span class="keep">081-234-5678</span> ได้</p>',
  );
});

it('binds a short text that continues a line', () => {
  expect(shown('<li><b>รับประกันความพอใจ</b> <!-- -->ทุกแพ็กเกจ</li>')).toContain('ทุกแพ็ก·เกจ');
  expect(shown('<li><p>รับประกันความพอใจ</p>ทุกแพ็กเกจ</li>')).toContain('ทุกแพ็กเกจ');
});

it('binds subheadings as running text, unless they contain a link', () => {
  expect(shown('<h3>เปิดใบเสร็จบนมือถือของคนไข้</h3>')).toContain('บนมือ·ถือ');
  expect(bindHtml('<h3><a>เปิดใบเสร็จบนมือถือของคนไข้</a></h3>')).toContain('<span class="keep">มือถือ');
});

it('keeps a name unbroken that is in no dictionary, without a span in running text', () => {
  const bound = (html: string) => bindHtml(html, ['คลินิกดี']).replaceAll('\u00ad', '·');
  expect(bound('<p>ระบบของคลินิกดีใช้ง่าย</p>')).toBe('<p>ระบบของคลินิก·ดีใช้ง่าย</p>');
  expect(bound('<h2>ระบบของคลินิกดี</h2><a title="คลินิกดี">คลินิกดี</a>')).toBe(
    '<h2>ระบบของ<span class="keep">คลินิกดี</span></h2><a title="คลินิกดี">คลินิกดี</a>',
  );
});

it('changes only spaces and joiners', () => {
  const html = '<p>คลินิก&amp;ร้านยา &lt;5 บาท&gt; <b>มือ</b>ถือ 😀 น้ำ</p>';
  expect(unbind(bindHtml(html))).toBe(html);
});

it('inserts no element into links, buttons and labels, which may be flex boxes', () => {
  for (const name of ['a', 'button', 'summary', 'label', 'legend']) {
    const html = `<${name}>บทความ &amp; ความรู้เรื่องเวชระเบียน</${name}>`;
    expect(bindHtml(html)).toBe(html);
    const inHeading = `<h3>${html}</h3>`;
    expect(bindHtml(inHeading)).toContain('<span class="keep">');
    expect(unbind(bindHtml(inHeading)).replace(/<\/?span[^>]*>/g, '')).toBe(inHeading);
  }
});

it.each([
  ['<p>เขียน Doctor note ได้</p>', '<p>เขียน <span lang="en">Doctor note</span> ได้</p>'],
  ['<button>Recall</button>', '<button lang="en">Recall</button>'],
  [
    '<a href="/x"><svg><path/></svg>Dashboard</a>',
    '<a href="/x" lang="en"><svg><path/></svg>Dashboard</a>',
  ],
  ['<h3>X-ray</h3>', '<h3 lang="en">X-ray</h3>'],
  [
    '<li><strong>Lab result</strong> และ Global Privacy Control</li>',
    '<li><strong lang="en">Lab result</strong> และ <span lang="en">Global Privacy Control</span></li>',
  ],
  ['<p>Before &amp; after ของคนไข้</p>', '<p><span lang="en">Before &amp; after</span> ของคนไข้</p>'],
  ['<p>ใช้ D&#x27;Or &amp; Care ได้</p>', '<p>ใช้ <span lang="en">D&#x27;Or &amp; Care</span> ได้</p>'],
  ['<li>Wiang D&#39;Or &amp; Care</li>', '<li lang="en">Wiang D&#39;Or &amp; Care</li>'],
  ['<p>It is here, all of it.</p>', '<p lang="en">It is here, all of it.</p>'],
  [
    '<label>Mini<b>20,000</b></label><label><b>Mini</b> 20,000</label>',
    '<label>Mini<b>20,000</b></label><label><b lang="en">Mini</b> 20,000</label>',
  ],
])('marks English: %s', (html, expected) => {
  expect(bindHtml(html).replaceAll('\u00a0', ' ')).toBe(expected);
  expect(bindHtml(expected).replaceAll('\u00a0', ' ')).toBe(expected);
});

it.each([
  '<p>ทัก LINE หรือโทร ไม่มี VAT</p>',
  '<p>เขียนถึง hello@clinic.example หรือ www.clinic.example/path</p>',
  '<p>ตัวแปร utm_source และ &quot;ก&quot; &nbsp;ข</p>',
  '<p>ใช้ Google ได้</p>',
  '<p>ทาง LINE &amp; SMS</p>',
  '<button>ส่ง Doctor note</button>',
  '<div>Recall ในกล่อง</div>',
  '<p lang="en">Some <b>words</b> of it</p>',
  '<html lang="en"><p>Recall and more</p></html>',
  '<p>ใช้ <span lang="fr">déjà vu</span> ได้</p>',
])('does not mark %s', (html) => {
  expect(bindHtml(html)).toBe(html);
});

it('marks English in Thai text after an element in another language', () => {
  const html = '<html lang="th"><p lang="en">Words</p><p>เปิด Recall</p></html>';
  expect(bindHtml(html)).toBe(html.replace('Recall', '<span lang="en">Recall</span>'));
});

it('the cache of sentences does not keep their pages in memory', () => {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  const megabytes = () => {
    collect();
    return process.memoryUsage().heapUsed / 1024 ** 2;
  };
  const filling = `<p>${'ก'.repeat(100_000)}</p>`;
  bindHtml('<p>คลินิกความงามใกล้บ้าน</p>');
  const before = megabytes();
  // Two hundred pages of 200 kB: 40 MB.
  for (let number = 0; number < 200; number++)
    bindHtml(`<script>${filling}${number}</script><p>บทความเรื่องคลินิกหน้า ${number} ของเรา</p>`);
  expect(megabytes() - before).toBeLessThan(10);
}, 60_000);

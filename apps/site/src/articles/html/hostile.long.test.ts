import { parseFragment, serialize } from 'parse5';
import { describe, expect, it } from 'vitest';
import { hostileHtml } from '../../../e2e/hostile-html.ts';
import { contentOf } from '../../content/site-content.ts';
import { transformHtml } from './transform-html.ts';
import type { PictureFor } from './derived.ts';
import { type Element, isElement, type Parent } from './html-tree.ts';
import { sanitise } from './sanitise.ts';

const picture = { src: '/pictures/a.webp', srcset: '', width: 10, height: 10 };

function make(html: string, pictureFor: PictureFor = () => picture) {
  const content = sanitise(html);
  const outline = transformHtml(content, pictureFor, contentOf('th').articles);
  return { html: serialize(content), outline };
}

const allowed = new Set(
  `p br hr h2 h3 h4 ul ol li dl dt dd blockquote pre strong b em i u s sub sup small mark code kbd cite
   q a img figure figcaption time abbr table caption thead tbody tfoot tr th td div span`.split(
    /\s+/,
  ),
);
const attributes = new Set(
  `href rel src srcset sizes width height alt loading decoding id start reversed colspan rowspan scope
   datetime title class target value data-youtube data-title role tabindex aria-label`.split(/\s+/),
);

const elements = (node: Parent): Element[] =>
  node.childNodes.filter(isElement).flatMap((child) => [child, ...elements(child)]);

/** Elements with different ids, which the parser cannot merge. */
const named = (name: string, count: number) =>
  Array.from({ length: count }, (_, number) => `<${name} id=${number}>`).join('');

describe('hostile HTML', () => {
  it.each(hostileHtml.map((html) => [html.slice(0, 90), html]))(
    'keeps only allowed elements and attributes of %s',
    (_, html) => {
      for (const element of elements(parseFragment(make(html).html))) {
        expect(allowed).toContain(element.tagName);
        for (const { name, value } of element.attrs) {
          expect(attributes).toContain(name);
          if (name === 'href')
            expect(value).toMatch(
              /^(https?:\/\/|mailto:|tel:|#(?:section|place)-\d+$|\/|[\w.-]*$)/,
            );
          if (name === 'src') expect(value).toBe(picture.src);
          if (name === 'class')
            expect(value).toMatch(/^article-(video|video-mark|video-words|table|figure)$/);
          if (name === 'id') expect(value).toMatch(/^(?:section|place)-\d+$/);
          if (name === 'data-youtube') expect(value).toMatch(/^[\w-]{11}$/);
        }
      }
    },
  );

  it('does not change when it is sanitised again', () => {
    for (const html of hostileHtml) {
      const once = serialize(sanitise(html));
      expect(serialize(sanitise(once))).toBe(once);
    }
  });

  it.each([
    ...hostileHtml,
    '<p>ก<button>ข<p>ค</p></button>ง</p>',
    '<h2>ก<button><h3>ข</h3></button></h2>',
    '<a href="/ก">ก<marquee><a href="/ข">ข</a></marquee></a>',
    '<a href="/ก">ก<iframe src="https://www.youtube.com/embed/dQw4w9WgXcQ"></iframe></a>',
    '<li>ก<p>ข</p><table><td>ค</table></li>',
    '<table><tr><td>ก<table><caption><li>ข'.repeat(30),
  ])('is parsed by a browser as it was serialised: %.60s', (html) => {
    const written = make(html).html;
    expect(serialize(parseFragment(written))).toBe(written);
  });

  it.each([
    ['deeply nested elements', '<div>'.repeat(200_000)],
    ['deeply nested emphasis', '<b>'.repeat(200_000)],
    [
      'unclosed emphasis that every paragraph repeats',
      `<p>${'<b><i><u><s>'.repeat(3)}${'<p>ก'.repeat(30_000)}`,
    ],
    [
      'an unclosed link that every paragraph repeats',
      `<a href="/${'a'.repeat(1e6)}">${'<p>ก'.repeat(100_000)}`,
    ],
    ['thousands of unclosed elements', `<p>${named('b', 2_000)}${'<p>ก'.repeat(20_000)}`],
    ['very many attributes', `<p ${'a b c d=e '.repeat(100_000)}>ก`],
    ['text that the parser moves out of a table', `<table>${'<b>ก</b>'.repeat(100_000)}`],
    ['very many blocks', '<div>ก</div>'.repeat(300_000)],
    ['very many anchors', `<p>${'<a id=x></a>ก'.repeat(90_000)}`],
    [
      'items with nothing but a list',
      `<ul><li>ก</li>${'<li><ul><li>ก</li></ul></li>'.repeat(60_000)}`,
    ],
    [
      'text struck through by a style',
      '<p style="text-decoration:line-through">ก</p>'.repeat(80_000),
    ],
  ])('is bounded in size: %s', { timeout: 60_000 }, (_, html) => {
    const { html: written } = make(html);
    expect(written.length).toBeLessThan(5e6);
    expect(elements(parseFragment(written)).length).toBeLessThanOrEqual(200_000);
  });
});

describe('article HTML', () => {
  it.each([
    [
      '<figure><img src="/a.png" alt="ก"><figcaption>ข</figcaption></figure><ul><li><strong>ค</strong></li></ul><ol start="3"><li>ง</li></ol>',
      '<figure><img src="/pictures/a.webp" width="10" height="10" alt="ก" loading="lazy" decoding="async"><figcaption>ข</figcaption></figure><ul><li><strong>ค</strong></li></ul><ol start="3"><li>ง</li></ol>',
    ],
    [
      '<figure><blockquote><p>คำ</p></blockquote><figcaption>ใคร</figcaption></figure><figure><pre>x</pre></figure>',
      '<figure><blockquote><p>คำ</p></blockquote><figcaption>ใคร</figcaption></figure><figure><pre>x</pre></figure>',
    ],
    ['<dl><div><dt>ก</dt><dd>ข</dd></div></dl>', '<dl><dt>ก</dt><dd>ข</dd></dl>'],
    [
      '<section><div>ก<br>ข</div><div><b>ค</b> ง<p>จ</p>ฉ</div></section>ช<h2>ซ</h2>',
      '<p>ก<br>ข</p><p><b>ค</b> ง</p><p>จ</p><p>ฉ</p><p>ช</p><h2 id="section-1">ซ</h2>',
    ],
    ['<details><summary>ถาม</summary>ตอบ</details>', '<p>ถาม</p><p>ตอบ</p>'],
    ['<ul><li><div>ก</div><div>ข</div></li></ul>', '<ul><li><p>ก</p><p>ข</p></li></ul>'],
    [
      '<li>ลอย</li><ul>ลอย<p>ก</p></ul><figcaption>ข</figcaption>',
      '<p>ลอย</p><ul><li>ลอย<p>ก</p></li></ul><p>ข</p>',
    ],
    [
      '<a data-frame href="https://a.example/">ก</a>',
      '<p><a href="https://a.example/" rel="noopener">ก</a></p>',
    ],
    [
      '<p><del>2,900</del> <font style="color:red;TEXT-DECORATION-LINE:underline line-through">1</font></p>',
      '<p><s>2,900</s> <s>1</s></p>',
    ],
    ['<p style="text-decoration:line-through">ก<b>ข</b></p>', '<p><s>ก<b>ข</b></s></p>'],
    ['<p style="text-decoration:none">ก</p>', '<p>ก</p>'],
    ['<p>ก</p><table><tr><td> </td></tr></table>', '<p>ก</p>'],
  ])('shows %s as %s', (sent, shown) => {
    expect(make(sent).html).toBe(shown);
  });

  it('gets heading levels without gaps below the title, ids, and an outline of the second level', () => {
    const { html, outline } = make('<h1>หนึ่ง</h1><h4>สอง</h4><h2> </h2><h6>สาม</h6><h2>สี่</h2>');
    expect(html).toBe(
      '<h2 id="section-1">หนึ่ง</h2><h3 id="section-2">สอง</h3><h4 id="section-3">สาม</h4><h2 id="section-4">สี่</h2>',
    );
    expect(outline).toEqual([
      { id: 'section-1', title: 'หนึ่ง' },
      { id: 'section-4', title: 'สี่' },
    ]);
    expect(make('<h2>หัวข้อ</h2>'.repeat(10_000)).outline).toHaveLength(60);
  });

  it('wraps a table in a scrollable region named by its caption', () => {
    const { html } = make(
      '<table><caption>ราคา</caption><tr><th scope="col" colspan="999"><div>ก</div></th></tr></table>',
    );
    expect(html).toMatch(
      /^<div class="article-table" role="region" tabindex="0" aria-label="ราคา \(1\)"><table>/,
    );
    expect(html).toContain('<th scope="col"><p>ก</p></th>');
  });

  it('right-aligns columns of figures only', () => {
    const { html } = make(
      '<table><tr><th>รายการ</th><th>ราคา</th><th>เวลา</th><th>โทร</th></tr>' +
        '<tr><td>เลเซอร์ 3</td><td>2,800 บาท</td><td>2–3 วัน</td><td>02-123-4567</td></tr>' +
        '<tr><td>ตรวจ</td><td>−400</td><td>–</td><td>191</td></tr></table>',
    );
    const aligned = html.matchAll(/<t[hd] class="article-figure">(.*?)<\/t[hd]>/g);
    expect(Array.from(aligned, ([, cell]) => cell)).toEqual([
      'ราคา',
      'เวลา',
      '2,800 บาท',
      '2–3 วัน',
      '−400',
      '–',
    ]);
    expect(
      make('<table><tr><td colspan="2">1</td></tr><tr><td>2</td></tr></table>').html,
    ).not.toContain('article-figure');
  });

  const frame =
    '<iframe src="https://www.youtube.com/embed/dQw4w9WgXcQ?x=1" title="สาธิต"></iframe>';
  const untitled = '<iframe src="https://www.youtube.com/embed/dQw4w9WgXcQ"></iframe>';
  const link = '<a href="https://youtu.be/dQw4w9WgXcQ">สาธิต</a>';

  it.each([frame, `<p>${link}</p>`])('turns into a video: %s', (html) => {
    expect(make(html).html).toMatch(
      /^<a class="article-video" href="https:\/\/www\.youtube\.com\/watch\?v=dQw4w9WgXcQ" target="_blank" rel="noopener" data-youtube="dQw4w9WgXcQ" data-title="สาธิต">/,
    );
  });

  it.each([
    untitled,
    `<p>${untitled}</p>`,
    `<p>ดู ${untitled}</p>`,
    `<div class="wrapper"><div>${untitled}</div></div>`,
    `<figure><div>${untitled}</div></figure>`,
    `<ul><li>ดู ${untitled}</li></ul>`,
    `<p><a href="/articles">${untitled}</a></p>`,
  ])('keeps the video of %s', (html) => {
    expect(make(html).html.match(/data-youtube="dQw4w9WgXcQ"/g)).toHaveLength(1);
  });

  it('keeps a video link inside a sentence, and a picture beside one', () => {
    expect(make(`<p>ดู ${link}</p>`).html).not.toContain('data-youtube');
    expect(make(`<p><img src="/a.png">${link}</p>`).html).toContain('<img');
  });

  it('splits a huge paragraph at words', () => {
    const text = 'คลินิกของเรามีคนมากขึ้นทุกปี'.repeat(3_000);
    const parts = make(`<p>${text}</p>`).html.split('</p><p>');
    expect(parts.length).toBeGreaterThan(4);
    expect(parts.join('')).toBe(`<p>${text}</p>`);
    const ends = /(คลินิก|ของ|เรา|มี|คน|มาก|ขึ้น|ทุก|ปี)$/;
    for (const part of parts.slice(0, -1)) expect(part).toMatch(ends);
  });

  it('removes a link around a picture to its original file', () => {
    const linked = '<figure><a href="/media/a.png"><img src="/media/a.png"></a></figure>';
    expect(make(linked).html).not.toContain('href');
  });

  it('removes a picture without a copy, with its figure', () => {
    const html =
      '<p>ก</p><figure><img src="https://a.example/x.png"><figcaption>ข</figcaption></figure>';
    expect(make(html, () => undefined).html).toBe('<p>ก</p>');
  });
});

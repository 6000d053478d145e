import { serialize } from 'parse5';
import { describe, expect, it } from 'vitest';
import { contentOf } from '../../content/site-content.ts';
import { transformHtml } from './transform-html.ts';
import { sanitise } from './sanitise.ts';
import { youtubePage } from './youtube.ts';

const { articles } = contentOf('th');

/** Returns article HTML as pages show it; pictures keep their URLs. */
function make(html: string): string {
  const content = sanitise(html);
  transformHtml(
    content,
    (src) => (src ? { src, srcset: '', width: 9, height: 9 } : undefined),
    articles,
  );
  return serialize(content);
}

const sourcesIn = (html: string) =>
  Array.from(make(html).matchAll(/<img src="([^"]*)"/g), (m) => m[1]);

const gif = 'data:image/gif;base64,R0lGODlhAQABAAAAACw=';

describe('a lazily loaded picture is shown once', () => {
  it.each([
    `<img src="${gif}" data-src="/a.png">`,
    `<img src="/blank.gif" data-lazy-src="/a.png">`,
    `<img data-original="/a.png">`,
    `<img src="/blank.gif" data-echo="/a.png">`,
    `<img src="/a.png" data-src="/a_{width}x.png">`,
    `<amp-img src="/a.png"><noscript><img src="/a.png"></noscript></amp-img>`,
    `<div style="background-image: url('/a.png')"> </div>`,
    `<img srcset="/s.png 300w, /a.png 1200w, /m.png 600w">`,
    `<img srcset="/s.png 1x 9h, /a.png 2x 18h">`,
    `<img src="${gif}" data-srcset="/s.png 300w,/a.png 900w">`,
    `<picture><source srcset="/a.png 1x" type="image/webp"><img src="${gif}"></picture>`,
    `<picture><source data-srcset="/a.png"><img alt="ก"></picture>`,
    `<picture><source srcset="/b.webp"><img src="/a.png"></picture>`,
    `<img src="${gif}" data-src="/a.png"><noscript><img src="/a.png"></noscript>`,
    `<noscript><img src="/a.png"></noscript><img src="${gif}" data-src="/a.png">`,
    `<span class="lazy"></span><noscript><img src="/a.png"></noscript>`,
    `<img src="${gif}"> <noscript><img src="/a.png"></noscript>`,
    `<img data-src="/t.png"><noscript><img src="/a.png"></noscript>`,
    `<img src="/x/placeholder.svg"><noscript><img src="/a.png"></noscript>`,
    `<a href="/a.png"><img data-src="/a.png"></a><noscript><a href="/a.png"><img src="/a.png"></a></noscript>`,
    `<div><img data-src="/a.png"></div><p>ก</p><noscript><img src="/a.png"></noscript>`,
    `<img><noscript><picture><source srcset="/b.webp"><img src="/a.png"></picture></noscript>`,
  ])('%s', (html) => {
    expect(sourcesIn(`<p>ก</p>${html}<p>ข</p>`)).toEqual(['/a.png']);
  });

  it('keeps its caption and alternative text', () => {
    const html = make(
      `<figure><img src="${gif}" data-src="/a.png" alt="คิว"><noscript><img src="/a.png" alt="คิว"></noscript><figcaption>หน้าร้าน</figcaption></figure>`,
    );
    expect(html).toMatch(
      /^<figure><img src="\/a\.png"[^>]* alt="คิว"[^>]*><figcaption>หน้าร้าน<\/figcaption><\/figure>$/,
    );
  });

  it('leaves other pictures beside it', () => {
    const pictures =
      '<img src="/b.png"><noscript><img src="/a.png"></noscript><img data-src="/c.png">';
    expect(sourcesIn(pictures)).toEqual(['/b.png', '/a.png', '/c.png']);
  });

  it('removes tracking pixels', () => {
    const pixel = '<img height="1" width="1" src="https://www.facebook.com/tr?id=1">';
    expect(make(`<p>ก</p>${pixel}<noscript>${pixel}<p>เปิด JavaScript</p></noscript>`)).toBe(
      '<p>ก</p>',
    );
  });

  it('shows a lazily loaded video once', () => {
    const video = 'https://www.youtube.com/embed/dQw4w9WgXcQ';
    for (const html of [
      `<iframe src="about:blank" data-src="${video}"></iframe>`,
      `<iframe data-cookieblock-src="${video}"></iframe>`,
      `<iframe data-lazy-src="${video}"></iframe><noscript><iframe src="${video}"></iframe></noscript>`,
      `<div class="lazy"></div><noscript><iframe src="${video}"></iframe></noscript>`,
    ]) {
      expect(make(html).match(/data-youtube/g), html).toHaveLength(1);
    }
  });
});

describe('YouTube', () => {
  const watch = 'https://www.youtube.com/watch?v=dQw4w9WgXcQ';
  const list = 'https://www.youtube.com/playlist?list=PLabc123';
  const channel = 'UCabcdefghijklmnopqrstuv';
  it.each([
    ['https://www.youtube.com/embed/dQw4w9WgXcQ?rel=0', watch],
    ['//www.youtube.com/embed/dQw4w9WgXcQ', watch],
    ['https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ', watch],
    ['https://youtu.be/dQw4w9WgXcQ?si=x', watch],
    ['https://www.youtube.com/shorts/dQw4w9WgXcQ', watch],
    ['https://www.youtube.com/live/dQw4w9WgXcQ?feature=share', watch],
    ['https://m.youtube.com/watch?list=PLabc123&v=dQw4w9WgXcQ', watch],
    ['https://www.youtube.com/embed/dQw4w9WgXcQ?list=PLabc123', watch],
    ['https://www.youtube.com/embed/videoseries?list=PLabc123', list],
    ['https://www.youtube-nocookie.com/embed/videoseries?si=x&list=PLabc123', list],
    ['https://www.youtube.com/embed?listType=playlist&list=PLabc123', list],
    ['https://www.youtube.com/playlist?list=PLabc123', list],
    [
      `https://www.youtube.com/embed/live_stream?channel=${channel}`,
      `https://www.youtube.com/channel/${channel}/live`,
    ],
    ['https://youtu.be/dQw4w9WgXcQ?si=x&t=1m30s', `${watch}&t=90`],
    ['https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=1h2m3s', `${watch}&t=3723`],
    ['https://www.youtube.com/embed/dQw4w9WgXcQ?start=90', `${watch}&t=90`],
    ['https://www.youtube.com/embed/dQw4w9WgXcQ?start=0"onload=x', watch],
    ['https://www.youtube.com/embed/videoseries', undefined],
    ['https://www.youtube.com/embed/live_stream', undefined],
    ['https://www.youtube.com/embed?listType=user_uploads&list=clinic', undefined],
    ['https://www.youtube.com/@clinic', undefined],
    ['https://youtube.com.example/embed/dQw4w9WgXcQ', undefined],
  ])('recognises %s as %s', (address, href) => {
    expect(youtubePage(address)?.href).toBe(href);
  });

  it.each([
    `<figure class="media"><oembed url="${watch}"></oembed></figure>`,
    `<figure class="wp-block-embed"><div>\n${watch}\n</div></figure>`,
    `<object><param name="movie" value="x"><embed src="${watch}"></object>`,
    '<lite-youtube videoid="dQw4w9WgXcQ"></lite-youtube>',
    '<amp-youtube data-videoid="dQw4w9WgXcQ"></amp-youtube>',
    `<p>[embed]${watch}[/embed]</p>`,
  ])('plays the video of %s', (html) => {
    expect(make(html)).toContain(`<a class="article-video" href="${watch}"`);
  });

  it('links to a playlist and to a live channel', () => {
    const html = make(
      `<p>ก</p><iframe src="https://www.youtube.com/embed/videoseries?list=PLabc123"></iframe><p><iframe src="https://www.youtube.com/embed/live_stream?channel=${channel}" title="สด"></iframe></p>`,
    );
    expect(html.match(/<a class="article-video" href="[^"]*"/g)).toEqual([
      `<a class="article-video" href="${list}"`,
      `<a class="article-video" href="https://www.youtube.com/channel/${channel}/live"`,
    ]);
    expect(html).toContain(articles.video.playlist);
    expect(html).toContain(articles.video.live);
    expect(html).not.toContain('data-youtube');
  });
});

it.each([
  [
    'src="https://player.vimeo.com/video/76979871" title="สาธิต"',
    'player.vimeo.com/video/76979871',
    'สาธิต',
  ],
  ['src="//www.canva.com/design/x/view?embed"', 'www.canva.com/design/x/view?embed', 'canva.com'],
  ['src="about:blank" data-src="https://maps.example/embed"', 'maps.example/embed', 'maps.example'],
  [
    'src="https://www.facebook.com/plugins/video.php?href=https%3A%2F%2Fwww.facebook.com%2Fclinic%2Fvideos%2F1"',
    'www.facebook.com/clinic/videos/1',
    'facebook.com',
  ],
  [
    'src="https://www.google.com/maps/embed?pb=!1m18!1d3875.5!2d100.56!3d13.73!2m3!2sClinic"',
    'www.google.com/maps?q=13.73,100.56',
    'google.com',
  ],
])('links to what an iframe with %s shows', (attributes, address, words) => {
  expect(make(`<p>ก</p><iframe ${attributes}></iframe>`)).toBe(
    `<p>ก</p><p><a href="https://${address}" rel="noopener">${words}</a></p>`,
  );
});

it.each([
  '<video controls src="https://a.example/b" title="สาธิต"></video>',
  '<audio title="สาธิต"><source src="//a.example/b"></audio>',
  '<object data="https://a.example/b" title="สาธิต"><p>เปิดไม่ได้</p></object>',
  '<embed src="https://a.example/b" title="สาธิต">',
  '<amp-iframe src="https://a.example/b" title="สาธิต"></amp-iframe>',
  '<object><a href="https://a.example/b">สาธิต</a></object>',
])('links to what %s shows', (embed) => {
  expect(make(`<figure>${embed}<figcaption>คำ</figcaption></figure>`)).toBe(
    '<figure><a href="https://a.example/b" rel="noopener">สาธิต</a><figcaption>คำ</figcaption></figure>',
  );
});

it.each([
  ['class="fb-post" data-href="https://a.example/b"', 'https://a.example/b'],
  ['data-oembed-url="https://a.example/b"', 'https://a.example/b'],
  [
    String.raw`data-settings='{"youtube_url":"https:\/\/youtu.be\/abcdefghijk"}'`,
    'https://www.youtube.com/watch?v=abcdefghijk',
  ],
  ['class="fb-like" data-href="https://a.example/b"', undefined],
])('links to what an empty block with %s stands for', (attributes, href) => {
  expect(/href="([^"]*)"/.exec(make(`<p>ก</p><div ${attributes}></div>`))?.[1]).toBe(href);
});

it.each([
  'src="https://www.googletagmanager.com/ns.html?id=GTM-1" height="0" width="0"',
  'src="https://tag.example/" style="display: none"',
  'src="http://a.example"',
  'src="/embed"',
  'src="javascript:alert(1)"',
  'srcdoc="<p>ก</p>"',
])('drops an iframe with %s', (attributes) => {
  expect(make(`<p>ก</p><iframe ${attributes}></iframe>`)).toBe('<p>ก</p>');
});

it.each([
  ['www.rd.go.th', 'https://www.rd.go.th'],
  ['WWW.RD.go.th/a?b=c', 'https://WWW.RD.go.th/a?b=c'],
  ['rd.go.th', 'https://rd.go.th'],
  ['line.me/R/ti/p/@clinic', 'https://line.me/R/ti/p/@clinic'],
  ['clinic.example:8080/x', 'https://clinic.example:8080/x'],
  ['คลินิก.ไทย', 'https://คลินิก.ไทย'],
  ['//cdn.example/a', 'https://cdn.example/a'],
  ['https//rd.go.th', 'https://rd.go.th'],
  ['http:/rd.go.th/a', 'http://rd.go.th/a'],
  ['https:///rd.go.th', 'https://rd.go.th'],
  ['https://http://rd.go.th', 'http://rd.go.th'],
  ['https://https//rd.go.th', 'https://rd.go.th'],
  ['https:\\\\rd.go.th', 'https://rd.go.th'],
  ['https ;//rd.go.th', 'https://rd.go.th'],
  ['\u200bhttps://rd.go.th/\u200b', 'https://rd.go.th/'],
  ['”https://rd.go.th”', 'https://rd.go.th'],
  ['https://rd.go.th/?a=1&amp;amp;b=2', 'https://rd.go.th/?a=1&amp;b=2'],
  ['line://ti/p/@clinic', 'https://line.me/R/ti/p/@clinic'],
  ['@clinic', undefined],
  ['{{url}}', undefined],
  ['http://', undefined],
  ['mailto:', undefined],
  ['info@clinic.example', 'mailto:info@clinic.example'],
  ['info@clinic.example?subject=a', 'mailto:info@clinic.example?subject=a'],
  ['02-123-4567', 'tel:021234567'],
  ['+66 81 234 5678', 'tel:+66812345678'],
  ['https://a.example/', 'https://a.example/'],
  ['tel:๐๒-๑๒๓-๔๕๖๗ ต่อ ๑๐๑', 'tel:021234567'],
  ['tel:+66 (0)2 123 4567', 'tel:+6621234567'],
  ['/articles', '/articles'],
  ['price.html', 'price.html'],
  ['files/price.pdf', 'files/price.pdf'],
  ['../a.example/x', '../a.example/x'],
  ['?page=2', '?page=2'],
])('completes the link %s to %s', (href, meant) => {
  expect(/href="([^"]*)"/.exec(make(`<p><a href="${href}">ลิงก์</a></p>`))?.[1]).toBe(meant);
});

it('completes picture URLs without a scheme', () => {
  expect(sourcesIn('<img src="//cdn.example/a.png"><img src="www.a.example/b.png">')).toEqual([
    'https://cdn.example/a.png',
    'https://www.a.example/b.png',
  ]);
});

it.each([
  ['<h2 id="x">หัว</h2>', '#x'],
  ['<h2><span id="x">หัว</span></h2>', '#x'],
  ['<h2><a name="x"></a>หัว</h2>', '#x'],
  ['<h2>หัว<b><a id="x"></a></b></h2>', '#x'],
  ['<h2 id="a"><span id="b"></span><span id="x">หัว</span></h2>', '#x'],
  ['<h2><span id="ราคา">หัว</span></h2>', '#ราคา'],
  ['<h2><span id="ราคา">หัว</span></h2>', `#${encodeURIComponent('ราคา')}`],
  ['<h2><span id="my part">หัว</span></h2>', '#my%20part'],
  ['<h2><span id="my part">หัว</span></h2>', '#my part'],
  ['<a name="x"></a><h2>หัว</h2>', '#x'],
  ['<p><a id="x"></a></p> <h2>หัว</h2>', '#x'],
  ['<section id="x"><h2>หัว</h2></section>', '#x'],
])('keeps an anchor to %s', (heading, href) => {
  expect(make(`<p><a href="${href}">ไป</a></p>${heading}`)).toContain(
    '<a href="#section-1">ไป</a>',
  );
});

it.each([
  '<p>ก<b id="x">ข</b></p>',
  '<p><a name="x"></a>ก</p>',
  '<div id="x">ก</div>',
  '<ol><li id="x">ก</li></ol>',
  '<table id="x"><tr><td>ก</td></tr></table>',
])('keeps a link to %s', (target) => {
  const html = make(`<p><a href="#x">ไป</a> <a href="#y">ไม่มี</a></p>${target}`);
  expect(html).toContain('<p><a href="#place-1">ไป</a> ไม่มี</p>');
  expect(html).toMatch(/<(p|li|td) id="place-1">ก/);
});

it.each([
  [
    '<ol><li>ก</li><ol><li>ข</li></ol><li>ค</li></ol>',
    '<ol><li>ก<ol><li>ข</li></ol></li><li>ค</li></ol>',
  ],
  [
    '<ul><li>ก</li><ul><li>ข</li><ul><li>ค</li></ul></ul></ul>',
    '<ul><li>ก<ul><li>ข<ul><li>ค</li></ul></li></ul></li></ul>',
  ],
  [
    '<ol><li value="1">ก</li><li value="2"><ol><li>ข</li></ol></li><li value="2">ค</li></ol>',
    '<ol><li value="1">ก<ol><li>ข</li></ol></li><li value="2">ค</li></ol>',
  ],
  [
    '<ul><li>ก</li> <ol><li>ข</li></ol> <ul><li>ค</li></ul></ul>',
    '<ul><li>ก<ol><li>ข</li></ol><ul><li>ค</li></ul></li></ul>',
  ],
  ['<ul><ul><li>ข</li></ul></ul>', '<ul><li>ข</li></ul>'],
  ['<ol><li>ก</li><p>คั่น</p><li>ข</li></ol>', '<ol><li>ก<p>คั่น</p></li><li>ข</li></ol>'],
  [
    '<ol><li>ก</li> <li> <div><ol><li>ข</li></ol></div> </li><li>ค</li></ol>',
    '<ol><li>ก<ol><li>ข</li></ol></li><li>ค</li></ol>',
  ],
  ['<ul><li><ul><li>ก</li></ul></li><li>ข</li></ul>', '<ul><li>ก</li><li>ข</li></ul>'],
])('shows the list %s with one marker per item', (sent, shown) => {
  expect(make(sent).replaceAll(/>\s+/g, '>')).toBe(shown);
});

it.each([
  '<ol><li>ก</li></ol><p>คั่น</p><ol start="2"><li>ข</li></ol>',
  '<ol><li>ก</li></ol><p>คั่น</p><ol><li value="2">ข</li></ol>',
  '<ol start="3"><li>ก</li><li value="7">ข</li></ol>',
  '<dl><dt>ก</dt><dd><ul><li>ข</li></ul></dd></dl>',
])('shows the list %s as it is', (list) => {
  expect(make(list)).toBe(list);
});

it.each([
  [
    '[caption id="a" width="9"]<p>ก [1] [line id=@ข]</p>[/caption][gallery ids="1,2"]',
    '<p>ก [1] [line id=@ข]</p>',
  ],
  [
    '<ol><li data-list="bullet">ก</li><li data-list="ordered" class="ql-indent-2">ข</li><li class="ql-indent-1">ค</li><li>ง</li></ol>',
    '<ul><li>ก<ul><li>ข</li><li>ค</li></ul></li><li>ง</li></ul>',
  ],
  [
    '<a href="/a"><div>ก</div><div>https://a.example</div></a>',
    '<a href="/a"><p>ก</p><p>https://a.example</p></a>',
  ],
  ['<p><code>[a b="c"]</code></p>', '<p><code>[a b="c"]</code></p>'],
  ['<p><code>https://a.example</code></p>', '<p><code>https://a.example</code></p>'],
  ...['😀', '☺', '✔️', '👍🏽', '🇹🇭', '1️⃣', '🤷\u200d♀'].map((emoji) => [
    `<p>ดี <img src="/e.svg" alt="${emoji}"> มาก</p>`,
    `<p>ดี ${emoji} มาก</p>`,
  ]),
  ['<p>ก</p><p>\u200b</p><h2>\ufeff</h2>', '<p>ก</p>'],
  ['<ul><li>ก</li><li><br></li></ul><blockquote><p></p></blockquote>', '<ul><li>ก</li></ul>'],
  ['<p><a href="/a">ก</a><a href="/b">ข</a></p>', '<p><a href="/a">ก</a> <a href="/b">ข</a></p>'],
  ['<p><a href="/a">ก</a><a href="/a">า</a></p>', '<p><a href="/a">ก</a><a href="/a">า</a></p>'],
  [
    '<p> https://a.example/b </p><p>ดู https://a.example</p>',
    '<p><a href="https://a.example/b" rel="noopener">https://a.example/b</a></p><p>ดู https://a.example</p>',
  ],
  [
    '<table><tr><td><h2>ก</h2></td></tr><tr><td>ข</td></tr></table>',
    '<h2 id="section-1">ก</h2><p>ข</p>',
  ],
  ['<b>ก</b> ข\n\nค<h2>ง</h2>', '<p><b>ก</b> ข</p><p>ค</p><h2 id="section-1">ง</h2>'],
  ['<b style="font-weight:normal"><p>ก</p></b>', '<p>ก</p>'],
  ['<p><span style="font-weight: 700;">ก</span></p>', '<p><strong>ก</strong></p>'],
  [
    '<p><span style="font-weight:bold;font-style:italic">ก</span></p>',
    '<p><strong><em>ก</em></strong></p>',
  ],
  ['<p><span style="font-weight:400">ก</span></p>', '<p>ก</p>'],
])('shows %j as %j', (sent, shown) => {
  expect(make(sent)).toBe(shown);
});

it('keeps a link whose picture has no copy', () => {
  const picture = '<img src="/a.png" alt="แอดไลน์">';
  const content = sanitise(
    `<p><a href="/a">${picture}</a></p><p>${picture}<a href="https://youtu.be/dQw4w9WgXcQ"><img src="/b"></a></p>`,
  );
  transformHtml(content, () => undefined, articles);
  expect(serialize(content)).toMatch(/^<p><a href="\/a">แอดไลน์<\/a><\/p><a class="article-video"/);
});

it('keeps a picture in a heading without text', () => {
  expect(sourcesIn('<h2><img src="/a.png"></h2>')).toEqual(['/a.png']);
});

import { expect, it } from 'vitest';
import { Frame } from './frame.ts';

const marks = { title: 'markA', body: 'markB' };
const page =
  '<title>markA</title><meta property="og:title" content="markA" /><main>markB</main><p>markA';

const inText = (bytes: Uint8Array) => new TextDecoder().decode(bytes);

const filled = (title: string, body: string) =>
  inText(new Frame(page, marks, 'body').filled({ title, body }));

it('writes a text as text and into attributes, and HTML as it is', () => {
  expect(filled(`<b> & "c" 'd'`, '<p>e</p>')).toBe(
    '<title>&lt;b&gt; &amp; &quot;c&quot; &#39;d&#39;</title>' +
      `<meta property="og:title" content="<b> &amp; &quot;c&quot; 'd'" />` +
      '<main><p>e</p></main><p>&lt;b&gt; &amp; &quot;c&quot; &#39;d&#39;',
  );
});

it.each(['$&', '$1', "$`$'", '$$', 'markA', 'markB', '', '\u0000', '😀'])(
  'takes what is put into it for nothing else: %j',
  (value) => {
    const written = value.replace('&', '&amp;').replace("'", '&#39;');
    const inAttribute = value.replace('&', '&amp;');
    expect(filled(value, value)).toBe(
      `<title>${written}</title><meta property="og:title" content="${inAttribute}" />` +
        `<main>${value}</main><p>${written}`,
    );
  },
);

it('is filled again and again', () => {
  const frame = new Frame(page, marks, 'body');
  frame.filled({ title: 'markB', body: 'one' });
  expect(inText(frame.filled({ title: 'a', body: 'two' }))).toContain('<main>two</main><p>a');
});

import * as vendor from '@clinicdee/brand/vendor';
import { signatureHeaderName, wordmarkGap } from '@clinicdee/brand';
import { markSvg } from '@clinicdee/brand/mark-svg';
import { toCss, toHex } from '@clinicdee/brand/oklch';
import { type ColourName, hex, pairsOf, palette } from '@clinicdee/brand/palette';
import { packages } from '@clinicdee/brand/packages';
import { drawSharePicture } from '../src/share/draw-share-picture.ts';
import type { ShareWords } from '../src/share/share-digest.ts';
import { contentOf } from '../src/content/site-content.ts';
import { mainLanguage } from '../src/content/languages.ts';

const content = contentOf(mainLanguage);

/** Pages of the running site and office that show the brand. */
const places: [place: string, address: string, what: string][] = [
  ['Site', '/', 'bar, first screen, prices, drawn map, footer, structured data'],
  ['Site', '/contact', 'form and consent notice'],
  ['Site', '/register', 'packages, sums with VAT, what happens next'],
  ['Site', '/thanks', 'ticket with the name, when you call'],
  ['Site', '/articles', 'drawn covers, share pictures of articles'],
  ['Site', '/pdpa', 'company, address, contact for rights: for your lawyer'],
  ['Site', '/terms', 'company, name, prices: for your lawyer'],
  ['Site', '/no-such-page', 'the page for an unknown address'],
  ['Site', '/rss.xml', 'the feed that readers subscribe to'],
  ['Site', '/manifest.webmanifest', 'name and colours on a phone'],
  ['Office', '/admin', 'mark, name, colours, fonts'],
  ['Office', '/admin/forgot', 'the mail that is sent from here bears the name'],
];

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
const dataUrl = (type: string, bytes: Buffer | string) =>
  `data:${type};base64,${Buffer.from(bytes).toString('base64')}`;

/** Renders the share pictures that need no article. */
async function sharePictures(): Promise<string[]> {
  const words: ShareWords[] = [
    {
      title: content.hero.title,
      label: content.landing.sharePicture.label,
      brand: content.brand.name,
      object: {
        kind: 'income',
        caption: content.brand.name,
        unit: content.registration.sum.unit,
        days: [1, 2, 3].map((day) => ({ label: String(day), income: [day, day, day] })),
      },
    },
    {
      title: content.legal.privacyNotice.title,
      label: [content.brand.latinName],
      brand: content.brand.name,
      object: { kind: 'lock-folder' },
    },
  ];
  return Promise.all(
    words.map(async (text) => dataUrl('image/jpeg', await drawSharePicture(text))),
  );
}

const swatch = ([name, colour]: [string, (typeof palette)[ColourName]]) =>
  `<figure><div class="swatch" style="background:${toHex(colour)}"></div><figcaption>${name}<br><code>${toHex(colour)}</code><br><small>${toCss(colour)}</small></figcaption></figure>`;

const pair = ({ what, on, ratio, least }: ReturnType<typeof pairsOf>[number]) =>
  `<tr><td style="background:${hex(on)};color:${hex(what)}">${what} on ${on}</td><td>${ratio.toFixed(2)}</td><td>${least}</td></tr>`;

const fact = ([name, value]: [string, unknown]) =>
  `<tr><th>${name}</th><td>${escaped(typeof value === 'string' ? value : JSON.stringify(value))}</td></tr>`;

/**
 * Returns a self-contained HTML page that shows the brand: mark, colours with their contrast, pictures, facts, and
 * links to everything else.
 *
 * @param site URL of the site
 * @param office URL of the office
 */
export async function brandPage(site: string, office: string): Promise<string> {
  const pictures = await sharePictures();
  const addresses = places.map(([place, path, what]) => {
    const address = `${place === 'Site' ? site : office}${path}`;
    return `<tr><td>${place}</td><td><a href="${address}">${path}</a></td><td>${what}</td></tr>`;
  });
  const sizes = [16, 24, 32, 64, 180].map((size) => {
    const form = size < 32 ? 'small' : size === 180 ? 'full' : 'icon';
    return `<img src="${dataUrl('image/svg+xml', markSvg(form))}" width="${size}" height="${size}" alt="The mark at ${size} pixels">`;
  });
  return `<!doctype html>
<html lang="${content.language}"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${escaped(vendor.productName)}: the brand</title>
<style>
body{max-width:70rem;margin:auto;padding:1.5rem;font:1rem/1.6 system-ui,sans-serif;background:${hex('page')};color:${hex('strong')}}
a{color:${hex('link')}} h2{margin-top:2.5rem} td,th{padding:.25rem .75rem;text-align:left;vertical-align:top}
.row{display:flex;flex-wrap:wrap;gap:1rem;align-items:end} figure{width:8.5rem;margin:0;font-size:.8rem;line-height:1.4}
.swatch{height:4rem;border:1px solid ${hex('line')};border-radius:.5rem} .share{width:min(100%,32rem)}
</style>
<h1>${escaped(vendor.wordmark.join(wordmarkGap))}</h1>
<p>Made by <code>npm run brand -w apps/site</code> from <code>packages/brand</code>.${vendor.isSampleVendor ? ' <b>This is still the sample vendor.</b>' : ''}</p>
<h2>Mark</h2><div class="row">${sizes.join('')}</div>
<h2>Facts</h2><table>${Object.entries(vendor).map(fact).join('')}${fact(['webhook header', signatureHeaderName])}${packages.map(({ code, name, yearlySatang }) => fact([name, `${yearlySatang / 100} baht a year (${code})`])).join('')}</table>
<h2>Pictures of shared links</h2><div class="row">${pictures.map((src) => `<img class="share" src="${src}" alt="A picture of a shared link">`).join('')}</div>
<h2>Seen on the running site and office</h2><table>${addresses.join('')}</table>
<h2>Colours</h2><div class="row">${Object.entries(palette).map(swatch).join('')}</div>
<h2>Contrast</h2><table><tr><th>Pair</th><th>Is</th><th>Needs</th></tr>${pairsOf(palette).map(pair).join('')}</table>
</html>
`;
}

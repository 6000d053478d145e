// What is left of one vendor in everything that another one serves.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { Refusal } from '../project.mjs';

/** Pages, data and files that a visitor or a machine can ask for; assets are read off the disk. */
const addresses = [
  ...['/', '/contact', '/register', '/thanks', '/articles', '/pdpa', '/terms', '/no-such-page'],
  ...['/rss.xml', '/sitemap.xml', '/robots.txt', '/llms.txt', '/manifest.webmanifest'],
  ...['/registration.json', '/favicon.svg', '/articles?q=ราคา', '/register/thanks?ref=R1'],
  ...['/opensearch.xml', '/.well-known/security.txt', '/api/leads', '/articles/detail'],
];

/** What cannot be read as a text: pictures are looked at by eye, a packed file is another one once more. */
const isPacked = /\.(br|gz|zst|woff2|png|webp|avif|jpg|ico)$/;

/**
 * Words, numbers and colours by which the vendor of a clone is known.
 *
 * @param {string} folder
 */
export function wordsOf(folder) {
  const brand = path.join(folder, 'packages/brand');
  const read = (/** @type {string} */ name) => readFileSync(path.join(brand, 'src', name), 'utf8');
  const strings = (/** @type {string} */ text) =>
    [...text.matchAll(/'([^'\n]{4,})'/g)].map(([, one = '']) => one);
  const vendor = strings(read('vendor.ts').replaceAll(/^import .*$/gm, ''));
  const prices = [...read('packages.ts').matchAll(/yearlySatang: ([\d_]+)00,/g)].map(
    ([, one = '']) => Number(one.replaceAll('_', '')).toLocaleString('en'),
  );
  const headline = strings(/title: \[[^\]]*\]/.exec(read('hero.ts'))?.[0] ?? '');
  const people = strings(read('drawn-clinic.ts')).filter((one) => /[ก-๙]/.test(one));
  const clinics = strings(read('stories.ts').replaceAll(/^import .*$/gm, '')).filter((one) =>
    /คลินิก|หมอ/.test(one),
  );
  const colours = [
    ...new Set(
      [
        ...readFileSync(path.join(brand, 'colours/site.css'), 'utf8').matchAll(/oklch\([^)]*\)/g),
      ].map(([colour]) => colour),
    ),
  ];
  const common = new Set([', opens: ', ', closes: ', '09:00', '18:00', 'ชั้น 8', 'กรุงเทพฯ']);
  return [
    ...new Set([...vendor, ...headline, ...prices, ...people, ...clinics, ...colours]),
  ].filter((word) => !common.has(word));
}

/**
 * What of one vendor must be gone: from what a clone has built, which the office's forms do not change, and from what
 * it serves, where all is the other vendor's who stands in `another`.
 *
 * @param {readonly string[]} was words of the one before
 * @param {string} folder the clone
 */
export function goneFrom(was, folder) {
  const built = new Set(wordsOf(folder));
  const another = path.join(folder, 'packages/brand/another');
  const said = readdirSync(another)
    .map((name) => readFileSync(path.join(another, name), 'utf8'))
    .join('\n');
  return {
    built: was.filter((word) => !built.has(word)),
    served: was.filter((word) =>
      word.startsWith('oklch') ? !built.has(word) : !said.includes(word),
    ),
  };
}

/**
 * @param {string} site
 * @param {readonly string[]} folders with what is served as it is
 * @param {{ built: readonly string[], served: readonly string[] }} gone words that are to be in neither
 * @returns {Promise<string[]>} each word with where it still stands
 */
export async function leftOver(site, folders, gone) {
  /** @type {(readonly [address: string, text: string])[]} */
  const pages = [];
  // One after the other: all at once, some would be told that many are here.
  for (const address of addresses) {
    const response = await fetch(site + address);
    if (response.status === 503) throw new Refusal(`${address} is busy: ask again`);
    pages.push([address, await response.text()]);
  }
  const files = folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && !isPacked.test(entry.name))
      .map((entry) => path.join(entry.parentPath, entry.name))
      .map(
        (file) => /** @type {const} */ ([path.relative(folder, file), readFileSync(file, 'utf8')]),
      ),
  );
  return [
    ...pages.flatMap((page) => standing(page, gone.served)),
    ...files.flatMap((file) => standing(file, gone.built)),
  ];
}

/** @param {readonly [place: string, text: string]} text @param {readonly string[]} words */
function standing([place, text], words) {
  // Line breaks between Thai words are set within them.
  const plain = text.replaceAll(/<wbr\s*\/?>|\u200b|\u2060|&#8203;|&ZeroWidthSpace;/g, '');
  return words
    .filter((word) => plain.includes(word))
    .map((word) => {
      const at = plain.indexOf(word);
      return `${place}: ${word}   …${plain.slice(Math.max(0, at - 40), at + word.length + 30).replaceAll(/\s+/g, ' ')}…`;
    });
}

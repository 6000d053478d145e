// What is left of one vendor in everything that another one serves.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Pages, data and files that a visitor or a machine can ask for; assets are read off the disk. */
const addresses = [
  ...['/', '/contact', '/register', '/thanks', '/articles', '/pdpa', '/terms', '/no-such-page'],
  ...['/offline', '/rss.xml', '/sitemap.xml', '/robots.txt', '/llms.txt', '/manifest.webmanifest'],
  ...['/registration.json', '/mark.svg', '/articles?q=ราคา', '/register/thanks?ref=R1'],
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
 * @param {string} site
 * @param {readonly string[]} folders with what is served as it is
 * @param {readonly string[]} words
 * @returns {Promise<string[]>} each word with where it still stands
 */
export async function leftOver(site, folders, words) {
  const pages = await Promise.all(
    addresses.map(async (address) => {
      const response = await fetch(site + address);
      return /** @type {const} */ ([address, await response.text()]);
    }),
  );
  const files = folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && !isPacked.test(entry.name))
      .map((entry) => path.join(entry.parentPath, entry.name))
      .map(
        (file) => /** @type {const} */ ([path.relative(folder, file), readFileSync(file, 'utf8')]),
      ),
  );
  return [...pages, ...files].flatMap(([place, text]) => {
    // Line breaks between Thai words are set within them.
    const plain = text.replaceAll(/<wbr\s*\/?>|\u200b|\u2060|&#8203;|&ZeroWidthSpace;/g, '');
    return words
      .filter((word) => plain.includes(word))
      .map((word) => {
        const at = plain.indexOf(word);
        return `${place}: ${word}   …${plain.slice(Math.max(0, at - 40), at + word.length + 30).replaceAll(/\s+/g, ' ')}…`;
      });
  });
}

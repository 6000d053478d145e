/**
 * After the site is built: whether every link within it leads somewhere, and every picture says what it shows. Names
 * the page and the element, and ends with 1.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { languages, linkIn } from '../src/content/languages.ts';
import { buildFolder } from './build-folder.ts';
import { pageSlips } from './page-slips.ts';

const client = path.join(buildFolder, 'client');

const pages = readdirSync(client, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.html'))
  .map((file) => ({
    path: `/${file.split(path.sep).join('/')}`.replace(/(\/index)?\.html$/, '') || '/',
    html: readFileSync(path.join(client, file), 'utf8'),
  }));

/** Made when they are asked for, in every language that has them. */
const onDemand = ['/contact', '/register', '/thanks', '/register/thanks'].flatMap((page) =>
  languages.map((language) => linkIn(language, page)),
);

const isServed = (address: string): boolean =>
  onDemand.includes(address) ||
  /^\/(articles|api|share|pictures)(\/|$)/.test(address) ||
  ['/rss.xml', '/sitemap.xml', '/robots.txt', '/manifest.webmanifest'].includes(address) ||
  existsSync(path.join(client, decodeURIComponent(address)));

const slips = pageSlips(pages, isServed);
if (slips.length > 0) {
  process.stderr.write(`The pages are not right:\n${slips.map((slip) => `  ${slip}\n`).join('')}`);
  process.exitCode = 1;
}

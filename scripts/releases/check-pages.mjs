import { setTimeout as sleep } from 'node:timers/promises';
import { Refusal } from '../project.mjs';

/** Whatever else there is, these lead to it. */
const first = ['/', '/robots.txt', '/sitemap.xml', '/rss.xml'];

/** More addresses than a site without articles has. */
const MOST = 2_000;

/** How often a page is asked for once more that answers 503, and after what time. */
const TURNS = 20;
const WAIT_MS = 500;

/** @typedef {{ from: string, path: string, anchor: string }} Link */

/**
 * Opens every page that the site map names or that a page leads to, and looks whether each answers 200, each anchor
 * is there, and each picture says what it shows to whoever does not see it.
 *
 * @param {string} base where the site answers
 * @throws Refusal naming the first that are not right
 */
export async function checkPages(base) {
  /** @type {Link[]} */
  const links = first.map((address) => ({ from: 'the release', path: address, anchor: '' }));
  /** @type {Map<string, Set<string> | undefined>} what may be jumped to, by the address of a page */
  const anchors = new Map();
  /** @type {string[]} */
  const wrong = [];
  // What a page leads to is added behind, and so looked at as well.
  for (const link of links) {
    if (anchors.has(link.path)) continue;
    if (anchors.size > MOST) throw new Refusal('The pages lead to ever more pages.');
    anchors.set(link.path, undefined);
    const response = await patiently(base + link.path);
    const text = await response.text();
    if (response.status !== 200) {
      wrong.push(`${link.path} answers ${response.status} (from ${link.from})`);
    }
    const type = response.headers.get('content-type') ?? '';
    if (type.startsWith('text/html')) {
      anchors.set(link.path, idsOf(text));
      wrong.push(...picturesWithoutWords(text).map((tag) => `${tag} says nothing (${link.path})`));
      links.push(...linksOf(text, link.path, base));
    } else if (type.includes('xml')) {
      const locations = text.matchAll(/<loc>([^<]+)<\/loc>/g);
      for (const [, location = ''] of locations) {
        links.push({ from: link.path, path: new URL(location).pathname, anchor: '' });
      }
    }
  }
  for (const { from, path: to, anchor } of links) {
    const there = anchors.get(to);
    if (anchor && there && !there.has(anchor)) wrong.push(`${to} has no #${anchor} (from ${from})`);
  }
  if (wrong.length > 0) {
    const more = wrong.length > 3 ? ` and ${wrong.length - 3} more` : '';
    throw new Refusal(`Pages are not right: ${wrong.slice(0, 3).join('; ')}${more}.`);
  }
}

/** A machine that has much to do answers 503 at first: then once more. @param {string} address */
async function patiently(address) {
  for (let turn = 0; ; turn++) {
    const response = await fetch(address);
    if (response.status !== 503 || turn === TURNS) return response;
    await response.body?.cancel();
    await sleep(WAIT_MS);
  }
}

/** Pictures without an alternative text. @param {string} html */
const picturesWithoutWords = (html) =>
  Array.from(html.matchAll(/<img\b[^>]*>|<\w+\b[^>]*\srole="img"[^>]*>/g), ([tag]) => tag).filter(
    (tag) => !/\s(alt=|alt\b|aria-label="[^"]|aria-labelledby="[^"])/.test(tag),
  );

/** @param {string} html */
const idsOf = (html) => new Set(Array.from(html.matchAll(/\sid="([^"]+)"/g), ([, id = '']) => id));

/** What a page leads to on the same site. @param {string} html @param {string} from @param {string} base */
function linksOf(html, from, base) {
  const own = new URL(base).origin;
  return Array.from(html.matchAll(/\s(?:href|src)="([^"]+)"/g)).flatMap(([, link = '']) => {
    const url = URL.parse(link.replaceAll('&amp;', '&'), own + from);
    if (url?.origin !== own || url.pathname.startsWith('/api/')) return [];
    const anchor = decodeURIComponent(url.hash.slice(1));
    return [{ from, path: url.pathname + url.search, anchor }];
  });
}

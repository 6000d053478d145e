/*
 * Compares the landing page with the reference page (`limit-page.ts`), alternating, with Lighthouse as a phone on a
 * slow connection, and measures every other route once. `npm run bench -- pages --runs 9 --only-landing`.
 */
import { readFileSync, readdirSync } from 'node:fs';
import { createServer } from 'node:http';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { brotliCompressSync } from 'node:zlib';
import { densityOf, limitPage } from './limit-page.ts';
import { fetchLighthouse, lighthouse, type LighthouseResult } from './lighthouse.ts';
import { report, spread, table } from './report.ts';
import { startSampleSite } from './sample-site.ts';
import { median } from './load-generator.ts';
import { throttledPaints } from './throttled.ts';

const { values: options } = parseArgs({
  options: {
    runs: { type: 'string', default: '5' },
    'only-landing': { type: 'boolean', default: false },
  },
});

/** Without a 404 page, which Lighthouse rejects. Searches and forms have `noindex` on purpose. */
const routes = [
  '/articles',
  '/articles/detail/long-guide',
  '/articles?tag=การเงิน',
  '/articles?q=ยา',
  '/pdpa',
  '/terms',
  '/contact',
  '/register?package=mini',
  '/thanks',
];

const built = path.join(import.meta.dirname, '../dist/client');

/** Serves the reference page and its fonts from memory with a bare `node:http` server. */
async function serveLimitPage(page: string) {
  const fonts = readdirSync(path.join(built, '_astro')).filter((name) => name.endsWith('.woff2'));
  const files = new Map(
    fonts.map((name) => [`/_astro/${name}`, readFileSync(path.join(built, '_astro', name))]),
  );
  const document = brotliCompressSync(page);
  const server = createServer((request, response) => {
    const font = files.get(request.url ?? '');
    if (font) {
      const headers = { 'content-type': 'font/woff2', 'cache-control': 'max-age=31536000' };
      response.writeHead(200, { ...headers, 'content-length': font.length }).end(font);
    } else if (request.url === '/') {
      const headers = { 'content-type': 'text/html; charset=utf-8', 'content-encoding': 'br' };
      response.writeHead(200, { ...headers, 'content-length': document.length }).end(document);
    } else response.writeHead(404).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : address;
  return { url: `http://127.0.0.1:${port}/`, close: () => server.close() };
}

function fontAddress(name: string): string {
  const file = readdirSync(path.join(built, '_astro')).find((entry) =>
    entry.startsWith(`${name}.`),
  );
  if (!file) throw new Error(`The build has no font ${name}`);
  return `/_astro/${file}`;
}

const site = await startSampleSite();
const landing = await (await fetch(site.url)).text();
const fonts = {
  thai: fontAddress('anuphan-thai'),
  latin: fontAddress('anuphan-latin'),
  read: fontAddress('plex-looped-thai-400'),
};
const limit = limitPage(landing, fonts);
const density = { site: densityOf(landing), limit: densityOf(limit) };

await fetchLighthouse();
const limitServer = await serveLimitPage(limit);
const turns: { site: LighthouseResult; limit: LighthouseResult }[] = [];
try {
  for (let at = 0; at <= Number(options.runs); at++) {
    const turn = { limit: await lighthouse(limitServer.url), site: await lighthouse(site.url) };
    // The first turn is a warm-up.
    if (at === 0) continue;
    turns.push(turn);
    const { fcp, lcp } = turn.site;
    process.stdout.write(
      `${at}: FCP ${fcp.toFixed(0)} / ${turn.limit.fcp.toFixed(0)}, LCP ${lcp.toFixed(0)} / ${turn.limit.lcp.toFixed(0)}\n`,
    );
  }
  const others = options['only-landing'] ? [] : [await otherRoutes()];
  report('pages', 'Pages', [comparison(), await throttled(), ...others].join('\n\n'));
} finally {
  limitServer.close();
  await site.stop();
}

/** Compares both pages in a browser with real throttling. */
async function throttled(): Promise<string> {
  const [ours, limited] = await throttledPaints([site.url, limitServer.url], Number(options.runs));
  const row = (name: string, key: 'fcp' | 'lcp') => {
    const [own, reference] = [ours?.[key] ?? NaN, limited?.[key] ?? NaN];
    return [name, own.toFixed(0), reference.toFixed(0), (own / reference).toFixed(2), '≤ 1.1'];
  };
  const rows = [
    ['`/`', 'this site', 'limit page', 'ratio', 'wanted'],
    row('First contentful paint, ms', 'fcp'),
    row('Largest contentful paint, ms', 'lcp'),
  ];
  return `Chromium on a real line of 1.6 Mbit/s and 150 ms with the processor slowed down four times, medians of ${options.runs} runs in turns:\n\n${table(rows)}`;
}

function comparison(): string {
  const of = (page: 'site' | 'limit', key: Exclude<keyof LighthouseResult, 'failed'>, digits = 0) =>
    spread(
      turns.map((turn) => turn[page][key]),
      digits,
    );
  const ratio = (key: 'fcp' | 'lcp') => {
    const [ours, theirs] = (['site', 'limit'] as const).map((page) =>
      median(turns.map((turn) => turn[page][key])),
    );
    return ((ours ?? NaN) / (theirs ?? NaN)).toFixed(2);
  };
  const rows = [
    ['`/`', 'this site', 'limit page', 'ratio', 'wanted'],
    ['First contentful paint, ms', of('site', 'fcp'), of('limit', 'fcp'), ratio('fcp'), '≤ 1.1'],
    ['Largest contentful paint, ms', of('site', 'lcp'), of('limit', 'lcp'), ratio('lcp'), '≤ 1.05'],
    ['Layout shift', of('site', 'shift', 3), of('limit', 'shift', 3), '', '0'],
    ['Blocking time, ms', of('site', 'blocked'), of('limit', 'blocked'), '', '≤ 50'],
    ['Weight, KiB', of('site', 'total', 1), of('limit', 'total', 1), '', '≤ 80'],
    ['Scripts, KiB', of('site', 'scripts', 1), of('limit', 'scripts', 1), '', '≤ 10'],
    ['Elements', of('site', 'elements'), of('limit', 'elements'), '', '≤ 1550'],
    ['Words', String(density.site.words), String(density.limit.words), '', ''],
    ['Prices', String(density.site.prices), String(density.limit.prices), '', ''],
  ];
  return `Lighthouse's phone, median of ${turns.length} alternating runs (lowest–highest). The limit page (\`bench/limit-page.ts\`) has our words, prices and fonts in plain headings, paragraphs and a table, served by bare \`node:http\`.

${table(rows)}`;
}

async function otherRoutes(): Promise<string> {
  const rows = [['', 'performance', 'accessibility', 'best practices', 'SEO', 'KiB', 'elements']];
  const failures: string[] = [];
  const row = (route: string, result: LighthouseResult) => {
    rows.push([
      `\`${route}\``,
      String(result.performance),
      String(result.accessibility),
      String(result.practices),
      String(result.seo),
      result.total.toFixed(1),
      String(result.elements),
    ]);
    if (result.failed.length > 0) failures.push(`- \`${route}\`: ${result.failed.join(', ')}`);
  };
  const last = turns.at(-1);
  if (last) row('/', last.site);
  for (const route of routes) row(route, await lighthouse(site.url + encodeURI(route)));
  const why = failures.length > 0 ? `\n\nBelow 100 because of:\n\n${failures.join('\n')}` : '';
  return `Each route once:\n\n${table(rows)}${why}`;
}

/*
 * Compares the landing page with the reference page (`limit-page.ts`), alternating, with Lighthouse as a phone on a
 * slow connection, and measures every other route once. `npm run bench -- pages --runs 9 --only-landing`.
 */
import { readFileSync, readdirSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { brotliCompressSync } from 'node:zlib';
import { densityOf, limitPage } from './limit-page.ts';
import { lighthouse, type LighthouseResult } from './lighthouse.ts';
import { median, report, spread, table } from './report.ts';
import { startSampleSite } from './sample-site.ts';

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

const assets = path.join(import.meta.dirname, '../dist/client/_astro');
const fonts = readdirSync(assets).filter((name) => name.endsWith('.woff2'));

function fontAddress(name: string): string {
  const file = fonts.find((font) => font.startsWith(`${name}.`));
  if (!file) throw new Error(`The build has no font ${name}`);
  return `/_astro/${file}`;
}

/** Serves the reference page and its fonts from memory with a bare `node:http` server. */
async function serveLimitPage(page: string) {
  const html = {
    body: brotliCompressSync(page),
    headers: { 'content-type': 'text/html; charset=utf-8', 'content-encoding': 'br' },
  };
  const files = new Map(
    fonts.map((name) => {
      const headers = { 'content-type': 'font/woff2', 'cache-control': 'max-age=31536000' };
      return [`/_astro/${name}`, { body: readFileSync(path.join(assets, name)), headers }];
    }),
  );
  const server = createServer((request, response) => {
    const file = request.url === '/' ? html : files.get(request.url ?? '');
    if (!file) response.writeHead(404).end();
    else
      response
        .writeHead(200, { ...file.headers, 'content-length': file.body.length })
        .end(file.body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}/`, close: () => server.close() };
}

const heads = ['`/`', 'this site', 'limit page', 'ratio', 'wanted'];

interface Turn {
  site: LighthouseResult;
  limit: LighthouseResult;
}

const site = await startSampleSite();
const landing = await (await fetch(site.url)).text();
const limit = limitPage(landing, {
  thai: fontAddress('anuphan-thai'),
  latin: fontAddress('anuphan-latin'),
  read: fontAddress('plex-looped-thai-400'),
});
const limitServer = await serveLimitPage(limit);
try {
  const simulated = await compare('simulate');
  const throttled = await compare('devtools');
  const others = options['only-landing'] ? [] : [await otherRoutes(simulated.at(-1)?.site)];
  await report(
    'pages',
    'Pages',
    [comparison(simulated), realLine(throttled), ...others].join('\n\n'),
  );
} finally {
  limitServer.close();
  await site.stop();
}

/** Measures both pages in turns. */
async function compare(throttling: 'simulate' | 'devtools'): Promise<Turn[]> {
  const turns: Turn[] = [];
  for (let at = 0; at <= Number(options.runs); at++) {
    const turn = {
      limit: await lighthouse(limitServer.url, throttling),
      site: await lighthouse(site.url, throttling),
    };
    // The first turn is a warm-up.
    if (at > 0) turns.push(turn);
  }
  return turns;
}

/** A row of both pages' figures, with their ratio where it has a limit. */
function row(
  turns: readonly Turn[],
  name: string,
  key: Exclude<keyof LighthouseResult, 'failed'>,
  wanted: string,
  { digits = 0, hasRatio = false } = {},
): string[] {
  const of = (page: 'site' | 'limit') => turns.map((turn) => turn[page][key]);
  const ratio = hasRatio ? (median(of('site')) / median(of('limit'))).toFixed(2) : '';
  return [name, spread(of('site'), digits), spread(of('limit'), digits), ratio, wanted];
}

function realLine(turns: readonly Turn[]): string {
  const rows = [
    heads,
    row(turns, 'First contentful paint, ms', 'fcp', '≤ 1.1', { hasRatio: true }),
    row(turns, 'Largest contentful paint, ms', 'lcp', '≤ 1.1', { hasRatio: true }),
  ];
  return `The same with connection and processor really slowed down (Lighthouse's \`devtools\` throttling):\n\n${table(rows)}`;
}

function comparison(turns: readonly Turn[]): string {
  const [own, reference] = [densityOf(landing), densityOf(limit)];
  const rows = [
    heads,
    row(turns, 'First contentful paint, ms', 'fcp', '≤ 1.1', { hasRatio: true }),
    row(turns, 'Largest contentful paint, ms', 'lcp', '≤ 1.05', { hasRatio: true }),
    row(turns, 'Layout shift', 'shift', '0', { digits: 3 }),
    row(turns, 'Blocking time, ms', 'blocked', '≤ 50'),
    row(turns, 'Weight, KiB', 'total', '≤ 80', { digits: 1 }),
    row(turns, 'Scripts, KiB', 'scripts', '≤ 10', { digits: 1 }),
    row(turns, 'Elements', 'elements', '≤ 1550'),
    ['Words', String(own.words), String(reference.words), '', ''],
    ['Prices', String(own.prices), String(reference.prices), '', ''],
  ];
  return `Lighthouse's phone, median of ${turns.length} alternating runs (lowest–highest). The limit page (\`bench/limit-page.ts\`) has our words, prices and fonts in plain headings, paragraphs and a table, served by bare \`node:http\`.

${table(rows)}`;
}

async function otherRoutes(home: LighthouseResult | undefined): Promise<string> {
  const results = home ? [{ route: '/', ...home }] : [];
  for (const route of routes) {
    results.push({ route, ...(await lighthouse(site.url + encodeURI(route))) });
  }
  const rows = results.map((result) => [
    `\`${result.route}\``,
    ...[result.performance, result.accessibility, result.practices, result.seo].map(String),
    result.total.toFixed(1),
    String(result.elements),
  ]);
  const failures = results
    .filter(({ failed }) => failed.length > 0)
    .map(({ route, failed }) => `- \`${route}\`: ${failed.join(', ')}`);
  const why = failures.length > 0 ? `\n\nBelow 100 because of:\n\n${failures.join('\n')}` : '';
  const columns = ['performance', 'accessibility', 'best practices', 'SEO', 'KiB', 'elements'];
  return `Each route once:\n\n${table([['', ...columns], ...rows])}${why}`;
}

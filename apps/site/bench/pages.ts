import { execFile } from 'node:child_process';
import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompressSync } from 'node:zlib';
import { serve } from '../../office/test/serve.ts';
import { limitPage } from './limit-page.ts';
import { startSampleSite } from './load.ts';
import { median, spread, table } from './report.ts';

const RUNS = 5;
/** Pinned: other versions weight and measure differently. `npx` keeps its 176 MB, which nothing else needs. */
const PROGRAM = 'lighthouse@13.5.0';

const run = promisify(execFile);

/** The value of each audit of Lighthouse: milliseconds, bytes, a share. */
type Audits = Record<string, { numericValue: number }>;

/**
 * Measures a page as a phone on a slow connection.
 *
 * @param throttling `simulate` computes the times, `devtools` really slows connection and processor down
 */
async function lighthouse(url: string, throttling: 'simulate' | 'devtools'): Promise<Audits> {
  const measure = () =>
    run(
      'npx',
      [
        '--yes',
        PROGRAM,
        url,
        '--output=json',
        '--quiet',
        '--only-categories=performance',
        `--throttling-method=${throttling}`,
        '--chrome-flags=--headless=new --no-sandbox --disable-gpu',
      ],
      {
        env: { CHROME_PATH: '/usr/bin/chromium', ...process.env },
        timeout: 180_000,
        maxBuffer: 64 * 1024 * 1024,
      },
    );
  // Retried once: occasionally Chromium returns no trace.
  const { stdout } = await measure().catch(measure);
  return (JSON.parse(stdout) as { audits: Audits }).audits;
}

/** Serves the limit page and the fonts of the build with a bare `node:http` server. */
async function serveLimitPage(landing: string) {
  const assets = path.join(import.meta.dirname, '../dist/client/_astro');
  const fonts = readdirSync(assets).filter((name) => name.endsWith('.woff2'));
  const address = (name: string) =>
    `/_astro/${fonts.find((font) => font.startsWith(`${name}.`)) ?? 'missing'}`;
  const page = limitPage(landing, {
    thai: address('anuphan-thai'),
    latin: address('anuphan-latin'),
    read: address('plex-looped-thai-400'),
  });
  const files = new Map(
    fonts.map((name) => [`/_astro/${name}`, readFileSync(path.join(assets, name))]),
  );
  const body = brotliCompressSync(page);
  return serve(({ url = '' }, response) => {
    const font = files.get(url);
    if (font) {
      response.setHeader('content-type', 'font/woff2').end(font);
    } else if (url === '/') {
      response.setHeader('content-type', 'text/html; charset=utf-8');
      response.setHeader('content-encoding', 'br').end(body);
    } else response.writeHead(404).end();
  });
}

/** Compares the landing page with the limit page, in turns. */
export async function measurePages(): Promise<string> {
  const site = await startSampleSite();
  const limit = await serveLimitPage(await (await fetch(site.url)).text());
  const compare = async (throttling: 'simulate' | 'devtools') => {
    const turns: { limit: Audits; site: Audits }[] = [];
    for (let at = 0; at <= RUNS; at++) {
      const turn = {
        limit: await lighthouse(limit.url, throttling),
        site: await lighthouse(site.url, throttling),
      };
      // The first turn is a warm-up.
      if (at > 0) turns.push(turn);
    }
    return (name: string, audit: string, wanted: string, { digits = 0, unit = 1 } = {}) => {
      const of = (page: 'site' | 'limit') =>
        turns.map((turn) => (turn[page][audit]?.numericValue ?? NaN) / unit);
      const ratio = median(of('site')) / median(of('limit'));
      return [
        name,
        spread(of('site'), digits),
        spread(of('limit'), digits),
        Number.isFinite(ratio) ? ratio.toFixed(2) : '',
        wanted,
      ];
    };
  };
  try {
    const heads = ['`/`', 'this site', 'limit page', 'ratio', 'wanted'];
    const first = 'First contentful paint, ms';
    const largest = 'Largest contentful paint, ms';
    const simulated = await compare('simulate');
    const throttled = await compare('devtools');
    return `Lighthouse's phone, median of ${RUNS} runs in turns (lowest–highest). The limit page (\`bench/limit-page.ts\`) has our words, prices and fonts in plain headings, paragraphs and a table, served by bare \`node:http\`.

${table([
  heads,
  simulated(first, 'first-contentful-paint', 'ratio ≤ 1.1'),
  simulated(largest, 'largest-contentful-paint', 'ratio ≤ 1.05'),
  simulated('Layout shift', 'cumulative-layout-shift', '0', { digits: 3 }),
  simulated('Blocking time, ms', 'total-blocking-time', '≤ 50'),
  simulated('Weight, KiB', 'total-byte-weight', '≤ 80', { digits: 1, unit: 1024 }),
])}

The same with connection and processor really slowed down (Lighthouse's \`devtools\` throttling):

${table([
  heads,
  throttled(first, 'first-contentful-paint', 'ratio ≤ 1.1'),
  throttled(largest, 'largest-contentful-paint', 'ratio ≤ 1.1'),
])}`;
  } finally {
    await limit.stop();
    await site.stop();
  }
}

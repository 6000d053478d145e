import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { startSampleSite } from './load.ts';
import { spread, table } from './report.ts';

const RUNS = 5;
/** Pinned: other versions weight and measure differently. `npx` keeps its 176 MB, which nothing else needs. */
const PROGRAM = 'lighthouse@13.5.0';

const run = promisify(execFile);

/** The value of each audit of Lighthouse: milliseconds, bytes, a share. */
type Audits = Record<string, { numericValue: number }>;

/** Measures a page as a phone on a slow connection; the times are computed. */
async function lighthouse(url: string): Promise<Audits> {
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
        '--throttling-method=simulate',
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

/** Measures the landing page. */
export async function measurePages(): Promise<string> {
  const site = await startSampleSite();
  try {
    const runs: Audits[] = [];
    // The first run is a warm-up.
    for (let at = 0; at <= RUNS; at++) runs.push(await lighthouse(site.url));
    const row = (name: string, audit: string, wanted: string, { digits = 0, unit = 1 } = {}) => {
      const values = runs.slice(1).map((audits) => (audits[audit]?.numericValue ?? NaN) / unit);
      return [name, spread(values, digits), wanted];
    };
    return `Lighthouse's phone, median of ${RUNS} runs (lowest–highest).

${table([
  ['`/`', 'this site', 'wanted'],
  row('First contentful paint, ms', 'first-contentful-paint', '≤ 1000'),
  row('Largest contentful paint, ms', 'largest-contentful-paint', '≤ 1100'),
  row('Layout shift', 'cumulative-layout-shift', '0', { digits: 3 }),
  row('Blocking time, ms', 'total-blocking-time', '≤ 50'),
  row('Weight, KiB', 'total-byte-weight', '≤ 80', { digits: 1, unit: 1024 }),
])}`;
  } finally {
    await site.stop();
  }
}

import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** Pinned: other versions weight and measure differently. `npx` keeps its 176 MB, which nothing else needs. */
const PROGRAM = 'lighthouse@13.5.0';

interface Audit {
  score: number | null;
  numericValue: number;
}

/** The parts of Lighthouse's report that are used. */
interface Report {
  audits: Record<string, Audit> & {
    'network-requests': {
      details: { items: { url: string; resourceType?: string; transferSize: number }[] };
    };
    'dom-size-insight': { details: { debugData: { totalElements: number } } };
  };
  categories: Record<string, { score: number | null; auditRefs: { id: string; weight: number }[] }>;
}

/** Times in ms, sizes in KiB, scores out of 100, and the ids of the failed audits. */
export type LighthouseResult = ReturnType<typeof figuresOf>;

/**
 * Measures a page as a phone on a slow connection.
 *
 * @param throttling `simulate` computes the times, `devtools` really slows connection and processor down
 */
export async function lighthouse(url: string, throttling: 'simulate' | 'devtools' = 'simulate') {
  const { CHROMIUM = '/usr/bin/chromium' } = process.env;
  const measure = () =>
    run(
      'npx',
      [
        ...['--yes', PROGRAM, url, '--output=json', '--quiet'],
        `--throttling-method=${throttling}`,
        '--chrome-flags=--headless=new --no-sandbox --disable-gpu',
      ],
      {
        env: { ...process.env, CHROME_PATH: CHROMIUM },
        timeout: 180_000,
        maxBuffer: 64 * 1024 * 1024,
      },
    );
  // Retried once: occasionally Chromium returns no trace.
  const { stdout } = await measure().catch(measure);
  return figuresOf(JSON.parse(stdout) as Report);
}

function figuresOf({ audits, categories }: Report) {
  // Data URLs are listed as requests but are already counted with their document.
  const requests = audits['network-requests'].details.items.filter(
    ({ url }) => !url.startsWith('data:'),
  );
  const weigh = (of: typeof requests) =>
    of.reduce((sum, { transferSize }) => sum + transferSize, 0) / 1024;
  const timeOf = (id: string) => audits[id]?.numericValue ?? NaN;
  const points = (id: string) => Math.round((categories[id]?.score ?? 0) * 100);
  return {
    fcp: timeOf('first-contentful-paint'),
    lcp: timeOf('largest-contentful-paint'),
    shift: timeOf('cumulative-layout-shift'),
    blocked: timeOf('total-blocking-time'),
    total: weigh(requests),
    scripts: weigh(requests.filter(({ resourceType }) => resourceType === 'Script')),
    elements: audits['dom-size-insight'].details.debugData.totalElements,
    performance: points('performance'),
    accessibility: points('accessibility'),
    practices: points('best-practices'),
    seo: points('seo'),
    failed: Object.values(categories).flatMap(({ auditRefs }) =>
      auditRefs
        .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 0.9)
        .map(({ id }) => id),
    ),
  };
}

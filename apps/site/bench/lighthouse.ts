import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { z } from 'zod';

const run = promisify(execFile);

/** Pinned: other versions weight and measure differently. */
const VERSION = '13.5.0';
const folder = path.join(import.meta.dirname, `../../../node_modules/.cache/lighthouse-${VERSION}`);
const program = path.join(folder, 'node_modules/lighthouse/cli/index.js');

/** Installs Lighthouse on demand: 176 MB that nothing else in the project needs. */
export async function fetchLighthouse(): Promise<void> {
  if (existsSync(program)) return;
  process.stdout.write(`Fetching Lighthouse ${VERSION} …\n`);
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, 'package.json'), '{ "private": true }\n');
  const options = ['install', '--no-audit', '--no-fund', '--ignore-scripts'];
  await run('npm', [...options, `lighthouse@${VERSION}`], { cwd: folder });
}

const audit = z.object({ score: z.number().nullable() });
const number = audit.extend({ numericValue: z.number() });
const category = z.object({
  score: z.number().nullable(),
  auditRefs: z.array(z.object({ id: z.string(), weight: z.number() })),
});
const reportSchema = z.object({
  audits: z
    .object({
      'first-contentful-paint': number,
      'largest-contentful-paint': number,
      'cumulative-layout-shift': number,
      'total-blocking-time': number,
      'network-requests': audit.extend({
        details: z.object({
          items: z.array(
            z.object({
              url: z.string(),
              resourceType: z.string().optional(),
              transferSize: z.number(),
            }),
          ),
        }),
      }),
      'dom-size-insight': audit.extend({
        details: z.object({ debugData: z.object({ totalElements: z.number() }) }),
      }),
    })
    .catchall(audit),
  categories: z.object({
    performance: category,
    accessibility: category,
    'best-practices': category,
    seo: category,
  }),
});

/** Times in ms, sizes in KiB, scores out of 100, and the ids of the failed audits. */
export type LighthouseResult = ReturnType<typeof figuresOf>;

/** Measures a page as a phone on a slow connection. */
export async function lighthouse(url: string): Promise<LighthouseResult> {
  const out = mkdtempSync(path.join(tmpdir(), 'lighthouse-'));
  const file = path.join(out, 'report.json');
  const { CHROMIUM = '/usr/bin/chromium' } = process.env;
  try {
    const flags = '--chrome-flags=--headless=new --no-sandbox --disable-gpu';
    const to = ['--output=json', `--output-path=${file}`, '--quiet', flags];
    const measure = () =>
      run(process.execPath, [program, url, ...to], {
        env: { ...process.env, CHROME_PATH: CHROMIUM },
        timeout: 180_000,
      });
    // Retried once: occasionally Chromium returns no trace.
    await measure().catch(measure);
    return figuresOf(reportSchema.parse(JSON.parse(readFileSync(file, 'utf8'))));
  } finally {
    rmSync(out, { recursive: true, force: true });
  }
}

function figuresOf({ audits, categories }: z.infer<typeof reportSchema>) {
  // Data URLs are listed as requests but are already counted with their document.
  const requests = audits['network-requests'].details.items.filter(
    ({ url }) => !url.startsWith('data:'),
  );
  const weigh = (of: typeof requests) =>
    of.reduce((sum, { transferSize }) => sum + transferSize, 0) / 1024;
  const points = ({ score: of }: { score: number | null }) => Math.round((of ?? 0) * 100);
  return {
    fcp: audits['first-contentful-paint'].numericValue,
    lcp: audits['largest-contentful-paint'].numericValue,
    shift: audits['cumulative-layout-shift'].numericValue,
    blocked: audits['total-blocking-time'].numericValue,
    total: weigh(requests),
    scripts: weigh(requests.filter(({ resourceType }) => resourceType === 'Script')),
    elements: audits['dom-size-insight'].details.debugData.totalElements,
    performance: points(categories.performance),
    accessibility: points(categories.accessibility),
    practices: points(categories['best-practices']),
    seo: points(categories.seo),
    failed: Object.values(categories).flatMap(({ auditRefs }) =>
      auditRefs
        .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 0.9)
        .map(({ id }) => id),
    ),
  };
}

/*
 * Measures every route with Lighthouse as a phone on a slow connection, and the landing page several times:
 * `npm run bench -- pages --runs 9 --only-landing`.
 */
import { execFile } from 'node:child_process';
import { parseArgs, promisify } from 'node:util';
import { startSampleSite } from './load-generator.ts';
import { report, spread, table } from './report.ts';

const run = promisify(execFile);

/** Pinned: other versions weight and measure differently. `npx` keeps its 176 MB, which nothing else needs. */
const PROGRAM = 'lighthouse@13.5.0';

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
function figuresOf({ audits, categories }: Report) {
  // Data URLs are listed as requests but are already counted with their document.
  const requests = audits['network-requests'].details.items.filter(
    ({ url }) => !url.startsWith('data:'),
  );
  const weigh = (of: typeof requests) =>
    of.reduce((sum, { transferSize }) => sum + transferSize, 0) / 1024;
  const timeOf = (id: string) => audits[id]?.numericValue ?? NaN;
  const failed = Object.values(categories).flatMap(({ auditRefs }) =>
    auditRefs.filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 0.9),
  );
  return {
    fcp: timeOf('first-contentful-paint'),
    lcp: timeOf('largest-contentful-paint'),
    shift: timeOf('cumulative-layout-shift'),
    blocked: timeOf('total-blocking-time'),
    total: weigh(requests),
    scripts: weigh(requests.filter(({ resourceType }) => resourceType === 'Script')),
    elements: audits['dom-size-insight'].details.debugData.totalElements,
    scores: ['performance', 'accessibility', 'best-practices', 'seo'].map((id) =>
      Math.round((categories[id]?.score ?? 0) * 100),
    ),
    failed: failed.map(({ id }) => id),
  };
}
type Figures = ReturnType<typeof figuresOf>;

async function lighthouse(route: string): Promise<Figures> {
  const { CHROMIUM = '/usr/bin/chromium' } = process.env;
  const args = [
    ...['--yes', PROGRAM, site.url + encodeURI(route), '--output=json', '--quiet'],
    '--chrome-flags=--headless=new --no-sandbox --disable-gpu',
  ];
  const env = { ...process.env, CHROME_PATH: CHROMIUM };
  const measure = () => run('npx', args, { env, timeout: 180_000, maxBuffer: 64 * 1024 * 1024 });
  // Retried once: occasionally Chromium returns no trace.
  const { stdout } = await measure().catch(measure);
  return figuresOf(JSON.parse(stdout) as Report);
}

function landingTable(turns: readonly Figures[]): string {
  const row = (
    name: string,
    key: Exclude<keyof Figures, 'failed' | 'scores'>,
    wanted: string,
    digits = 0,
  ) => [
    name,
    spread(
      turns.map((turn) => turn[key]),
      digits,
    ),
    wanted,
  ];
  const rows = [
    ['`/`', 'this site', 'wanted'],
    row('First contentful paint, ms', 'fcp', '≤ 1000'),
    row('Largest contentful paint, ms', 'lcp', '≤ 1150'),
    row('Layout shift', 'shift', '0', 3),
    row('Blocking time, ms', 'blocked', '≤ 50'),
    row('Weight, KiB', 'total', '≤ 80', 1),
    row('Scripts, KiB', 'scripts', '≤ 10', 1),
    row('Elements', 'elements', '≤ 1550'),
  ];
  return `Lighthouse's phone, median of ${turns.length} runs (lowest–highest).\n\n${table(rows)}`;
}

function routesTable(results: readonly (readonly [string, Figures])[]): string {
  const rows = results.map(([route, { scores, total, elements }]) => [
    `\`${route}\``,
    ...[...scores, total.toFixed(1), elements].map(String),
  ]);
  const failures = results.flatMap(([route, { failed }]) =>
    failed.length > 0 ? [`- \`${route}\`: ${failed.join(', ')}`] : [],
  );
  const why = failures.length > 0 ? `\n\nBelow 100 because of:\n\n${failures.join('\n')}` : '';
  const heads = ['', 'performance', 'accessibility', 'best practices', 'SEO', 'KiB', 'elements'];
  return `Each route once:\n\n${table([heads, ...rows])}${why}`;
}

const site = await startSampleSite();
try {
  // The first run is a warm-up.
  const first = await lighthouse('/');
  const turns: Figures[] = [];
  while (turns.length < Number(options.runs)) turns.push(await lighthouse('/'));
  const results: [string, Figures][] = [['/', turns.at(-1) ?? first]];
  if (!options['only-landing'])
    for (const route of routes) results.push([route, await lighthouse(route)]);
  await report('pages', 'Pages', `${landingTable(turns)}\n\n${routesTable(results)}`);
} finally {
  await site.stop();
}

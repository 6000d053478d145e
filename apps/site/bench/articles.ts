/*
 * Measures the articles of the built office and site over HTTP, with a hundred and with ten thousand
 * articles. Times depend on the machine: compare the ratios, which come from one run.
 */
import { readFileSync } from 'node:fs';
import { publishArticle } from '../e2e/office-articles.ts';
import { Office } from '../e2e/office.ts';
import { Site } from '../e2e/site.ts';
import { growOffice } from './grow-office.ts';

const FEW = 100;
const MANY = 10_000;
const SAMPLES = 25;

type Figures = Record<string, number>;

const round = (value: number) => (value < 10 ? Math.round(value * 10) / 10 : Math.round(value));
const median = (values: number[]) => values.toSorted((a, b) => a - b)[values.length >> 1] ?? NaN;
const seconds = (since: number) => (performance.now() - since) / 1000;

/** Returns the time until the whole response has arrived, in milliseconds. */
async function timeOf(url: string, headers: Record<string, string> = {}): Promise<number> {
  const start = performance.now();
  const response = await fetch(url, { headers });
  await response.arrayBuffer();
  if (response.status >= 400) throw new Error(`${url}: ${response.status}`);
  return performance.now() - start;
}

/** Returns the median time of sequential requests, cycling through the URLs. */
async function medianOf(urls: readonly string[], headers?: Record<string, string>) {
  const times: number[] = [];
  for (let at = 0; at < SAMPLES; at++) {
    times.push(await timeOf(urls[at % urls.length] ?? '', headers));
  }
  return median(times);
}

/** Waits until a condition holds and returns the seconds it took. */
async function until(holds: () => Promise<boolean>): Promise<number> {
  const start = performance.now();
  while (!(await holds())) await new Promise((resolve) => setTimeout(resolve, 100));
  return seconds(start);
}

const memory = (pid: number) =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024;

async function measure(office: Office, count: number): Promise<Figures> {
  growOffice(office.dataDir, count);
  const { CONTENT_API_KEY, ...environment } = office.contentEnvironment;
  const key = { 'x-api-key': CONTENT_API_KEY };
  const call = `${office.url}/api/public/articles`;
  const index = await fetch(`${call}/index`, { headers: key });
  const known = { ...key, 'if-none-match': index.headers.get('etag') ?? '' };
  await index.arrayBuffer();
  const figures: Figures = {
    'office: nothing has changed (304), ms': await medianOf([`${call}/index`], known),
    'office: index (200), ms': await medianOf([`${call}/index`], key),
    'office: page of 100 (200), ms': await medianOf([call], key),
  };

  const site = new Site();
  const start = performance.now();
  await site.start({
    ...environment,
    CONTENT_API_KEY,
    CONTENT_SYNC_INTERVAL: '10',
    LOG_LEVEL: 'warn',
  });
  const { status } = await fetch(`${site.url}/healthz`);
  if (status !== 200) throw new Error('The site does not answer.');
  const page = (path: string) => `${site.url}${path}`;
  await until(async () => (await fetch(page('/articles'))).status === 200);
  figures['site: first copy, s'] = seconds(start);

  figures['site: list, hit, while pictures come, ms'] = await medianOf([page('/articles')]);
  // The sync is complete when the last page of the list has its covers.
  const lastPage = page(`/articles?page=${Math.ceil(count / 100)}`);
  await until(async () => (await (await fetch(lastPage)).text()).includes('/pictures/'));
  figures['site: pictures copied, s'] = seconds(start);
  await new Promise((resolve) => setTimeout(resolve, 3000));

  const slugs = [
    ...(await (await fetch(page('/sitemap.xml'))).text()).matchAll(/detail\/([^<]+)</g),
  ]
    .map(([, slug = '']) => slug)
    .filter((_, at, all) => at % Math.ceil(all.length / SAMPLES) === 0);
  const pages = Math.min(SAMPLES, Math.ceil(count / 100) - 1);
  const pageNumbers = Array.from(
    { length: pages },
    (_, at) => 2 + Math.floor((at * count) / 100 / (pages + 1)),
  );
  figures['site: healthz, ms'] = await medianOf([page('/healthz')]);
  figures['site: list, hit, ms'] = await medianOf([page('/articles')]);
  figures['site: list, miss, ms'] = median(
    await timesOf(pageNumbers.map((number) => page(`/articles?page=${number}`))),
  );
  const details = slugs.map((slug) => page(`/articles/detail/${slug}`));
  figures['site: article, miss, ms'] = median(await timesOf(details));
  figures['site: article, hit, ms'] = await medianOf(details.slice(0, 1));
  figures['site: search for a word, ms'] = await medianOf([page('/articles?q=ค่าแพทย์')]);
  figures['site: search for two letters, ms'] = await medianOf([page('/articles?q=ยา')]);
  figures['site: search for nothing there, ms'] = await medianOf([page('/articles?q=ปลาหมึกยักษ์')]);
  figures['site: sitemap, hit, ms'] = await medianOf([page('/sitemap.xml')]);
  figures['site: memory, MB'] = memory(site.pid);

  const { docs } = await office.call('GET', '/articles?limit=1&depth=0&sort=-id');
  const [gone] = docs as { id: number; slug: string; cover: number }[];
  if (gone) {
    const address = page(`/articles/detail/${gone.slug}`);
    await office.call('DELETE', `/articles/${gone.id}`);
    figures['site: a removal noticed, s'] = await until(
      async () => (await fetch(address)).status === 404,
    );
    await publishArticle(office, {
      title: 'ใหม่สุด',
      slug: `new-${count}`,
      text: 'ก',
      cover: gone.cover,
    });
    const added = page(`/articles/detail/new-${count}`);
    figures['site: a publication noticed, s'] = await until(async () => (await fetch(added)).ok);
  }
  await site.dispose();
  return figures;
}

async function timesOf(urls: readonly string[]): Promise<number[]> {
  const times: number[] = [];
  for (const url of urls) times.push(await timeOf(url));
  return times;
}

function print(few: Figures, many: Figures): void {
  const rows = Object.keys(many).map((what) => {
    const [a, b] = [few[what] ?? NaN, many[what] ?? NaN];
    return [what, String(round(a)), String(round(b)), `${round(b / a)}×`];
  });
  const heads = ['', `${FEW} articles`, `${MANY} articles`, 'ratio'];
  for (const [what = '', ...cells] of [heads, ...rows]) {
    process.stdout.write(`${what.padEnd(42)}${cells.map((cell) => cell.padStart(16)).join('')}\n`);
  }
  const ratio = (above: string, below: string) =>
    `${above} ÷ ${below}: ${round((many[`site: ${above}, ms`] ?? NaN) / (many[`site: ${below}, ms`] ?? NaN))}\n`;
  process.stdout.write(
    `\nWith ${MANY} articles: ${ratio('list, hit', 'healthz')}` +
      ratio('list, miss', 'list, hit') +
      ratio('article, miss', 'article, hit') +
      ratio('search for a word', 'list, miss') +
      ratio('search for two letters', 'list, miss'),
  );
}

const office = await Office.make({ OFFICE_SAMPLES: 'true' });
await office.start();
try {
  const few = await measure(office, FEW);
  print(few, await measure(office, MANY));
} finally {
  await office.dispose();
}

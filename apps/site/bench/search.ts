import { ContentSiteDouble } from '../e2e/content-site.ts';
import { Site } from '../e2e/site.ts';
import { measure, pageRequest } from './load.ts';
import { spread, table } from './report.ts';

const MANY = 10_000;
const TURNS = 5;
const SECONDS = 2;
const words = ['คนไข้', 'ค่าแพทย์', 'คลังยา', 'นัดหมาย', 'ใบเสร็จ', 'สาขา', 'แฟ้มกระดาษ', 'LINE'];

const word = (number: number) => words[number % words.length] ?? '';

/** Measures the CPU time of uncached searches in ten thousand articles. */
export async function measureSearch(): Promise<string> {
  const content = await new ContentSiteDouble().start();
  content.articles = Array.from({ length: MANY }, (_, number) => ({
    title: `${word(number)}กับ${word(number >> 3)} ตอนที่ ${number}`,
    slug: `article-${number}`,
    tags: word(number >> 6),
    publishedAt: new Date(Date.UTC(2025, 9, 1) - number * 3_600_000).toISOString(),
    content: `<p>${`${word(number >> 2)}ของคลินิก ${number} ${word(number >> 5)}ในแต่ละวัน `.repeat(12)}</p>`,
  }));
  const site = await new Site().start(content.environment);
  try {
    // The sync is complete once the oldest article is readable, and the index once it can be found.
    for (const path of [`/detail/article-${MANY - 1}`, '', `?q=${MANY - 1}`]) {
      while ((await fetch(`${site.url}/articles${path}`)).status !== 200) {
        await new Promise((resolve) => setTimeout(resolve, 500));
      }
    }
    // Stops the sync, whose CPU time would be counted.
    await content.stop();
    let number = 0;
    const request = () =>
      pageRequest(`/articles?q=${encodeURIComponent(`${word(number)} ${number++}`)}`);
    const costs: number[] = [];
    // The first turn is a warm-up for the JIT compiler.
    for (let at = 0; at <= TURNS; at++)
      costs.push((await measure(site, { connections: 1, seconds: SECONDS, request })).cost);
    const rows = [
      ['', 'ms of the processor', 'wanted'],
      ['a search nobody asked before', spread(costs.slice(1), 2), '≤ 15'],
    ];
    return `${MANY.toLocaleString('en')} articles, ${TURNS} turns of ${SECONDS} s over one connection, every search another, its page rendered.\n\n${table(rows)}`;
  } finally {
    await site.dispose();
    await content.stop();
  }
}

/*
 * `npm run bench -- soak --minutes 3`: requests pages, articles, searches, unknown paths and meaningless queries,
 * and sends leads that are delivered. Prints the memory and handles of the site at each step, and after a pause.
 * Exits with 1 when something keeps growing.
 */
import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { memoryOf, startSampleSite } from './sample-site.ts';
import { leadRequest, median, pageRequest, sendLoad } from './load-generator.ts';

const STEPS = 18;
const CONNECTIONS = 16;
const REST_MS = 30_000;
/** Maximum ratio of the last third to the second; the first third is ignored, while caches fill. */
const GROWTH = 1.2;
/** Smaller growth is noise, whatever the ratio: in MB, and in descriptors or handles. */
const NOISE = 24;

const figures = ['rss', 'heap', 'external', 'fds', 'handles', 'waiting'] as const;
type Usage = Record<(typeof figures)[number], number>;

const { values } = parseArgs({ options: { minutes: { type: 'string', default: '3' } } });
const minutes = Number(values.minutes);

let number = 0;
const mix: (() => string)[] = [
  () => '/',
  () => '/articles',
  () => '/articles/detail/long-guide',
  () => `/nowhere/${number}`,
  () => `/articles?anything=${number}`,
  () => `/articles?q=${number}`,
  () => `/articles/detail/none-${number}`,
  () => `/articles?page=${number}`,
];

/** Cheap requests are the most frequent, as on the web; every hundredth is a lead. */
function request(): string {
  number++;
  if (number % 100 === 0) return leadRequest();
  const address = number % 16 < 8 ? mix[number % 3] : mix[3 + (number % 5)];
  return pageRequest(address?.() ?? '/');
}

const leadApi = createServer((incoming, response) => {
  incoming.resume().on('end', () => response.end('{"code":200}'));
});
await once(leadApi.listen(0, '127.0.0.1'), 'listening');
const { port } = leadApi.address() as AddressInfo;
const site = await startSampleSite({
  LEAD_API_URL: `http://127.0.0.1:${port}`,
  LEAD_API_TOKEN: 'soak',
  LOG_LEVEL: 'silent',
});

/** Returns metrics of the site and of its process. */
async function usage(): Promise<Usage> {
  const text = await (await fetch(`${site.url}/metrics`)).text();
  const figure = (name: string) =>
    Number(
      text
        .split('\n')
        .find((line) => line.startsWith(`${name} `))
        ?.split(' ')[1],
    );
  return {
    rss: Math.round(memoryOf(site.pid)),
    heap: Math.round(figure('nodejs_heap_size_used_bytes') / 1024 ** 2),
    external: Math.round(figure('nodejs_external_memory_bytes') / 1024 ** 2),
    fds: readdirSync(`/proc/${site.pid}/fd`).length,
    handles: figure('nodejs_active_handles_total'),
    waiting: figure('site_outbox_leads{state="waiting"}'),
  };
}

const row = (what: string | number, of: Usage) =>
  process.stdout.write(
    `${String(what).padStart(12)}${figures.map((name) => String(of[name]).padStart(10)).join('')}\n`,
  );

try {
  process.stdout.write(
    `${'requests'.padStart(12)}${figures.map((name) => name.padStart(10)).join('')}   (MB; counts)\n`,
  );
  row('at rest', await usage());
  const seen: Usage[] = [];
  let answered = 0;
  for (let step = 0; step < STEPS; step++) {
    const seconds = (minutes * 60) / STEPS;
    const answers = await sendLoad({ url: site.url, connections: CONNECTIONS, seconds, request });
    for (const times of answers.values()) answered += times.length;
    const now = await usage();
    seen.push(now);
    row(answered, now);
  }
  await sleep(REST_MS);
  const rested = await usage();
  row('after a rest', rested);

  const third = (from: number, name: keyof Usage) =>
    median(seen.slice((from * STEPS) / 3, ((from + 1) * STEPS) / 3).map((of) => of[name]));
  const growing = figures.filter((name) => {
    if (name === 'waiting') return rested.waiting > 0;
    const [before, after] = [third(1, name), third(2, name)];
    process.stdout.write(
      `${name.padStart(12)}  last third / second: ${(after / before).toFixed(2)}\n`,
    );
    return after > before * GROWTH && after - before > NOISE;
  });
  process.stdout.write(
    growing.length > 0 ? `Goes on growing: ${growing.join(', ')}\n` : 'Nothing goes on growing.\n',
  );
  process.exitCode = growing.length > 0 ? 1 : 0;
} finally {
  await site.stop();
  leadApi.close();
}

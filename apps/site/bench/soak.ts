/*
 * `npm run bench -- soak --minutes 3`: requests pages, articles, searches, unknown paths and meaningless queries,
 * and sends leads that are delivered. Prints the memory and handles of the site after each part, and after a pause.
 * Exits with 1 when something keeps growing.
 */
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { leadRequest, pageRequest, sendLoad } from './load-generator.ts';
import { median } from './report.ts';
import { startSampleSite } from './sample-site.ts';

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

/** Returns metrics of the site and of its process; memory in MB. */
async function usage(): Promise<Usage> {
  const text = await (await fetch(`${site.url}/metrics`)).text();
  const figure = (name: string) =>
    Number(
      text
        .split('\n')
        .find((line) => line.startsWith(`${name} `))
        ?.split(' ')[1],
    );
  const megabytes = (name: string) => Math.round(figure(name) / 1024 ** 2);
  return {
    rss: megabytes('process_resident_memory_bytes'),
    heap: megabytes('nodejs_heap_size_used_bytes'),
    external: megabytes('nodejs_external_memory_bytes'),
    fds: figure('process_open_fds'),
    handles: figure('nodejs_active_handles_total'),
    waiting: figure('site_outbox_leads{state="waiting"}'),
  };
}

try {
  const seen: Usage[] = [];
  for (let step = 0; step < STEPS; step++) {
    const seconds = (minutes * 60) / STEPS;
    await sendLoad({ url: site.url, connections: CONNECTIONS, seconds, request });
    seen.push(await usage());
  }
  await sleep(REST_MS);
  const rested = await usage();
  process.stdout.write(
    `${number} requests; memory in MB and counts after each part, and after a rest:\n`,
  );
  console.table([...seen, rested]);

  const third = (from: number, name: keyof Usage) =>
    median(seen.slice((from * STEPS) / 3, ((from + 1) * STEPS) / 3).map((of) => of[name]));
  const growing = figures.filter((name) => {
    if (name === 'waiting') return rested.waiting > 0;
    const [before, after] = [third(1, name), third(2, name)];
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

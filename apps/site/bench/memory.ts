/*
 * Asks a million times (or as often as its argument says), for pages, articles, searches, addresses that
 * are nowhere and queries that mean nothing, and prints what the site holds in memory on the way and a
 * while after. What counts is that it does not go on growing.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { memoryOf, SampleSite } from './sample-site.ts';
import { pageRequest, storm } from './storm.ts';

const WANTED = Number(process.argv[2] ?? 1_000_000);
const MARKS = 20;
const CONNECTIONS = 16;
const REST_MS = 20_000;

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

/** Of what costs the least there is the most, as on the web. */
function request(): string {
  number++;
  const address = number % 16 < 8 ? mix[number % 3] : mix[3 + (number % 5)];
  return pageRequest(address?.() ?? '/');
}

const site = await SampleSite.start();
const say = (what: string) =>
  process.stdout.write(`${what.padStart(12)}  ${memoryOf(site.pid).toFixed(0).padStart(6)} MB\n`);
try {
  say('at rest');
  let answered = 0;
  for (let mark = 1; mark <= MARKS; mark++) {
    while (answered < (WANTED * mark) / MARKS) {
      const answers = await storm({
        ...{ url: site.url, connections: CONNECTIONS, seconds: 1, request },
      });
      for (const times of answers.values()) answered += times.length;
    }
    say(String(answered));
  }
  await sleep(REST_MS);
  say('after a rest');
} finally {
  await site.stop();
}

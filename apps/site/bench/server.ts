/*
 * Measures the server beside a bare `node:http` that sends the same bytes, in turns, and prints what each
 * request costs either of them in time of the processor. Times are the machine's; compare the ratios.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { type IncomingMessage, request as ask } from 'node:http';
import path from 'node:path';
import { SampleSite } from './sample-site.ts';
import { leadRequest, median, pageRequest, quantile, storm } from './storm.ts';

const TURNS = 5;
const SECONDS = 2;
const CONNECTIONS = 20;

/** What is asked for, and how much of the bare server's speed is wanted at least. */
const questions: { name: string; request: () => string; wanted: number }[] = [
  { name: 'the landing page', request: () => pageRequest('/'), wanted: 0.6 },
  {
    name: 'an article, kept',
    request: () => pageRequest('/articles/detail/long-guide'),
    wanted: 0.5,
  },
  { name: 'the list, kept', request: () => pageRequest('/articles'), wanted: 0.5 },
  { name: 'a lead', request: leadRequest, wanted: 0.4 },
];

/** Seconds of the processor that a process has had: user and system. */
function processorSeconds(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/^.*\) /, '')
    .split(' ');
  return (Number(fields[11]) + Number(fields[12])) / 100;
}

/** An answer as it stands on the wire, for the bare server to send again. */
async function wholeAnswer(url: string) {
  const [answer] = (await once(
    ask(url, { headers: { accept: 'text/html', 'accept-encoding': 'gzip, br' } }).end(),
    'response',
  )) as [IncomingMessage];
  const body = Buffer.concat(await answer.toArray());
  const own = /^(date|connection|keep-alive|transfer-encoding)$/i;
  const headers = Object.entries(answer.headersDistinct)
    .filter(([name]) => !own.test(name))
    .flatMap(([name, values = []]) => values.flatMap((value) => [name, value]));
  return { headers, body: body.toString('base64') };
}

async function startBare(site: SampleSite) {
  const addresses = ['/', '/articles', '/articles/detail/long-guide'];
  const answers = Object.fromEntries(
    await Promise.all(
      addresses.map(async (address) => [address, await wholeAnswer(site.url + address)] as const),
    ),
  );
  const child = spawn(process.execPath, [path.join(import.meta.dirname, 'bare-server.ts')], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  child.stdin.end(`${JSON.stringify({ dataDir: site.dataDir, answers })}\n`);
  const [said] = (await once(child.stdout, 'data')) as [Buffer];
  return {
    url: said
      .toString()
      .replace(/^Bare\s+/, '')
      .trim(),
    pid: child.pid ?? NaN,
    child,
  };
}

interface Turn {
  perSecond: number;
  /** Microseconds of the processor for each answer. */
  cost: number;
}

async function turn(url: string, pid: number, request: () => string): Promise<Turn> {
  const before = processorSeconds(pid);
  const answers = await storm({ url, connections: CONNECTIONS, seconds: SECONDS, request });
  const spent = processorSeconds(pid) - before;
  const others = [...answers.keys()].filter((status) => status !== 200);
  if (others.length > 0) throw new Error(`Answers other than 200: ${others.join(', ')}`);
  const count = answers.get(200)?.length ?? 0;
  return { perSecond: count / SECONDS, cost: (spent / count) * 1e6 };
}

const spread = (values: number[]) =>
  `${quantile(values, 0).toFixed(2)}–${quantile(values, 1).toFixed(2)}`;

const site = await SampleSite.start();
// The kept pages have their compressed forms some tens of milliseconds after they were first made.
for (const address of ['/articles', '/articles/detail/long-guide']) {
  await (await fetch(site.url + address)).text();
}
await new Promise((resolve) => setTimeout(resolve, 1500));
const bare = await startBare(site);
const write = (text: string) => process.stdout.write(`${text}\n`);
write(
  `${TURNS} turns of ${SECONDS} s each, site and bare node:http in turns; ${CONNECTIONS} connections\n`,
);
const cells = (row: string[]) => row.map((cell) => cell.padStart(20)).join('');
const heads = ['site, µs of CPU', 'bare, µs of CPU', 'ratio of cost', 'of rate', 'wanted'];
write(''.padEnd(20) + cells(heads));
for (const { name, request, wanted } of questions) {
  const turns: { site: Turn; bare: Turn }[] = [];
  for (let at = 0; at <= TURNS; at++) {
    const both = {
      site: await turn(site.url, site.pid, request),
      bare: await turn(bare.url, bare.pid, request),
    };
    // The first is for the compiler.
    if (at > 0) turns.push(both);
  }
  const costs = turns.map((both) => both.bare.cost / both.site.cost);
  const rates = turns.map((both) => both.site.perSecond / both.bare.perSecond);
  write(
    name.padEnd(20) +
      cells([
        median(turns.map((both) => both.site.cost)).toFixed(0),
        median(turns.map((both) => both.bare.cost)).toFixed(0),
        `${median(costs).toFixed(2)} (${spread(costs)})`,
        `${median(rates).toFixed(2)} (${spread(rates)})`,
        `≥ ${wanted}`,
      ]),
  );
}
bare.child.kill();
await site.stop();

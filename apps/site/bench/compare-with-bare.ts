/* Compares the site with a bare `node:http` server, alternating: CPU time per response, and responses per second. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { type IncomingMessage, request as ask } from 'node:http';
import path from 'node:path';
import { spread, table } from './report.ts';
import { type SampleSite, startSampleSite } from './sample-site.ts';
import { sendLoad } from './load-generator.ts';

const TURNS = 5;
const SECONDS = 2;
const CONNECTIONS = 20;

/** A request, and the minimum ratio to the bare server's speed. */
interface Scenario {
  name: string;
  request: () => string;
  wanted: number;
}

const cachedPages = ['/', '/articles', '/articles/detail/long-guide'];

/** Returns the CPU time of a process (user and system), in seconds. */
export function cpuSeconds(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/^.*\) /, '')
    .split(' ');
  return (Number(fields[11]) + Number(fields[12])) / 100;
}

/** Fetches a raw response, for the bare server to replay. */
async function rawResponse(url: string) {
  const [answer] = (await once(
    ask(url, {
      headers: { accept: 'text/html', 'accept-encoding': 'gzip, deflate, br, zstd' },
    }).end(),
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
  const answers = Object.fromEntries(
    await Promise.all(
      cachedPages.map(async (page) => [page, await rawResponse(site.url + page)] as const),
    ),
  );
  const child = spawn(process.execPath, [path.join(import.meta.dirname, 'bare-server.ts')], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  child.stdin.end(`${JSON.stringify({ dataDir: site.dataDir, answers })}\n`);
  const [output] = (await once(child.stdout, 'data')) as [Buffer];
  return { url: output.toString().trim(), pid: child.pid ?? NaN, child };
}

interface Turn {
  perSecond: number;
  /** CPU time per response, in microseconds. */
  cost: number;
}

async function turn(url: string, pid: number, request: () => string): Promise<Turn> {
  const before = cpuSeconds(pid);
  const answers = await sendLoad({ url, connections: CONNECTIONS, seconds: SECONDS, request });
  const spent = cpuSeconds(pid) - before;
  const others = [...answers.keys()].filter((status) => status !== 200);
  if (others.length > 0) throw new Error(`Answers other than 200: ${others.join(', ')}`);
  const count = answers.get(200)?.length ?? 0;
  return { perSecond: count / SECONDS, cost: (spent / count) * 1e6 };
}

async function compare(site: SampleSite, bare: { url: string; pid: number }, scenario: Scenario) {
  const turns: { site: Turn; bare: Turn }[] = [];
  for (let at = 0; at <= TURNS; at++) {
    const both = {
      site: await turn(site.url, site.pid, scenario.request),
      bare: await turn(bare.url, bare.pid, scenario.request),
    };
    // The first turn is a warm-up for the JIT compiler.
    if (at > 0) turns.push(both);
  }
  const ratios = (of: (turn: Turn) => number) => turns.map((both) => of(both.site) / of(both.bare));
  return [
    scenario.name,
    spread(turns.map((both) => both.site.perSecond)),
    spread(turns.map((both) => both.bare.perSecond)),
    spread(
      ratios(({ perSecond }) => perSecond),
      2,
    ),
    spread(
      ratios(({ cost }) => 1 / cost),
      2,
    ),
    `≥ ${scenario.wanted}`,
  ];
}

/** Returns a table that compares the site with a bare server that sends the same bytes. */
export async function compareWithBare(scenarios: readonly Scenario[]): Promise<string> {
  const site = await startSampleSite();
  // Cached pages are compressed some tens of milliseconds after they are first rendered.
  for (const page of cachedPages) await (await fetch(site.url + page)).text();
  await new Promise((resolve) => setTimeout(resolve, 1500));
  const bare = await startBare(site);
  try {
    const heads = ['site, a second', 'bare, a second', 'ratio', 'ratio of cost', 'wanted'];
    const rows = [['', ...heads]];
    for (const scenario of scenarios) rows.push(await compare(site, bare, scenario));
    const how = `${TURNS} turns of ${SECONDS} s each, site and bare \`node:http\` in turns over ${CONNECTIONS} connections from the same machine; the ratio of cost is time of the processor for each answer.`;
    return `${how}\n\n${table(rows)}`;
  } finally {
    bare.child.kill();
    await site.stop();
  }
}

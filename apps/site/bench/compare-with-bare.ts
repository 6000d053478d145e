/* Compares the site with a bare `node:http` server, alternating: CPU time per response, and responses per second. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { spread, table } from './report.ts';
import { cpuSeconds, startSampleSite } from './sample-site.ts';
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

/** A running server. */
interface Server {
  url: string;
  pid: number;
}

const cachedPages = ['/', '/articles', '/articles/detail/long-guide'];

async function startBare(site: Server & { dataDir: string }) {
  const child = spawn(
    process.execPath,
    [path.join(import.meta.dirname, 'bare-server.ts'), site.url, site.dataDir, ...cachedPages],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  );
  const [output] = (await once(child.stdout, 'data')) as [Buffer];
  const stop = () => child.kill();
  return { url: output.toString().trim(), pid: child.pid ?? NaN, stop };
}

/** Measures a server once: responses per second, and CPU time per response in microseconds. */
async function measure({ url, pid }: Server, request: () => string) {
  const before = cpuSeconds(pid);
  const answers = await sendLoad({ url, connections: CONNECTIONS, seconds: SECONDS, request });
  const spent = cpuSeconds(pid) - before;
  const others = [...answers.keys()].filter((status) => status !== 200);
  if (others.length > 0) throw new Error(`Answers other than 200: ${others.join(', ')}`);
  const count = answers.get(200)?.length ?? 0;
  return { perSecond: count / SECONDS, cost: (spent / count) * 1e6 };
}

async function compare(site: Server, bare: Server, { name, request, wanted }: Scenario) {
  const turns = [];
  for (let at = 0; at <= TURNS; at++) {
    const both = { site: await measure(site, request), bare: await measure(bare, request) };
    // The first turn is a warm-up for the JIT compiler.
    if (at > 0) turns.push(both);
  }
  return [
    name,
    spread(turns.map((both) => both.site.perSecond)),
    spread(turns.map((both) => both.bare.perSecond)),
    spread(
      turns.map((both) => both.site.perSecond / both.bare.perSecond),
      2,
    ),
    spread(
      turns.map((both) => both.bare.cost / both.site.cost),
      2,
    ),
    `≥ ${wanted}`,
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
    const rows = [['', 'site, a second', 'bare, a second', 'ratio', 'ratio of cost', 'wanted']];
    for (const scenario of scenarios) rows.push(await compare(site, bare, scenario));
    const how = `${TURNS} turns of ${SECONDS} s each, site and bare \`node:http\` in turns over ${CONNECTIONS} connections from the same machine; the ratio of cost is time of the processor for each answer.`;
    return `${how}\n\n${table(rows)}`;
  } finally {
    bare.stop();
    await site.stop();
  }
}

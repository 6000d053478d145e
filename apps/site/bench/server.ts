/*
 * Compares the site with a bare `node:http` server (`bare-server.ts`), alternating: cached pages, for which it sends
 * the same bytes, and leads, for which it commits one synchronous insert.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import {
  countAnswers,
  cpuSeconds,
  leadRequest,
  type LoadRequest,
  startSampleSite,
} from './load-generator.ts';
import { report, spread, table } from './report.ts';

const TURNS = 5;
const SECONDS = 2;
const CONNECTIONS = 20;

/** A running server. */
interface Server {
  url: string;
  pid: number;
}

const pages = ['/', '/articles', '/articles/detail/long-guide'];

async function startBare(site: Server & { dataDir: string }) {
  const child = spawn(
    process.execPath,
    [path.join(import.meta.dirname, 'bare-server.ts'), site.url, site.dataDir, ...pages],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  );
  const [output] = (await once(child.stdout, 'data')) as [Buffer];
  const stop = () => child.kill();
  return { url: output.toString().trim(), pid: child.pid ?? NaN, stop };
}

/** Measures a server once: responses per second, and CPU time per response in microseconds. */
async function measure({ url, pid }: Server, request: () => LoadRequest) {
  const before = cpuSeconds(pid);
  const count = await countAnswers({ url, connections: CONNECTIONS, seconds: SECONDS, request });
  return { perSecond: count / SECONDS, cost: ((cpuSeconds(pid) - before) / count) * 1e6 };
}

async function compare(name: string, request: () => LoadRequest): Promise<string[]> {
  const [speeds, costs, ours]: [number[], number[], number[]] = [[], [], []];
  for (let at = 0; at <= TURNS; at++) {
    const [own, other] = [await measure(site, request), await measure(bare, request)];
    // The first turn is a warm-up for the JIT compiler.
    if (at === 0) continue;
    ours.push(own.perSecond);
    speeds.push(own.perSecond / other.perSecond);
    costs.push(other.cost / own.cost);
  }
  return [name, spread(ours), spread(speeds, 2), spread(costs, 2)];
}

const site = await startSampleSite();
// Cached pages are compressed some tens of milliseconds after they are first rendered.
for (const page of pages) await (await fetch(site.url + page)).text();
await new Promise((resolve) => setTimeout(resolve, 1500));
const bare = await startBare(site);
try {
  const rows = [['', 'site, a second', 'ratio of speed', 'ratio of cost', 'wanted']];
  for (const page of pages)
    rows.push([...(await compare(`\`${page}\``, () => [page])), 'cost ≥ 0.4']);
  rows.push([...(await compare('a lead', leadRequest)), 'speed ≥ 0.4']);
  await report(
    'server',
    'Server and leads',
    `${TURNS} turns of ${SECONDS} s each, site and bare \`node:http\` in turns over ${CONNECTIONS} connections from the same machine, which limit the speed of pages; the ratio of cost is time of the processor for each answer. For a lead the bare server commits one insert.\n\n${table(rows)}`,
  );
} finally {
  bare.stop();
  await site.stop();
}

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { leadRequest, measure, pageRequest, startSampleSite } from './load.ts';
import { spread, table } from './report.ts';

const TURNS = 5;
const SECONDS = 2;
const CONNECTIONS = 20;

const pages = {
  'the landing page': '/',
  'an article': '/articles/detail/long-guide',
  'the list': '/articles',
};

/** Compares cached pages and leads with a bare `node:http` server (`bare-server.ts`), in turns. */
export async function measureServer(): Promise<string> {
  const site = await startSampleSite();
  const addresses = Object.values(pages);
  // Cached pages are compressed some tens of milliseconds after they are first rendered.
  for (const address of addresses) await (await fetch(site.url + address)).text();
  await new Promise((resolve) => setTimeout(resolve, 1500));
  const child = spawn(
    process.execPath,
    [path.join(import.meta.dirname, 'bare-server.ts'), site.url, site.dataDir, ...addresses],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  );
  const [output] = (await once(child.stdout, 'data')) as [Buffer];
  const bare = { url: output.toString().trim(), pid: child.pid ?? NaN };
  const compare = async (name: string, request: () => string) => {
    const load = { connections: CONNECTIONS, seconds: SECONDS, request };
    const turns = [];
    for (let at = 0; at <= TURNS; at++) {
      const both = { site: await measure(site, load), bare: await measure(bare, load) };
      // The first turn is a warm-up for the JIT compiler.
      if (at > 0) turns.push(both);
    }
    return [
      name,
      spread(turns.map((turn) => turn.site.perSecond)),
      spread(turns.map((turn) => turn.bare.perSecond)),
      spread(
        turns.map((turn) => turn.site.perSecond / turn.bare.perSecond),
        2,
      ),
      '≥ 0.4',
      spread(
        turns.map((turn) => turn.bare.cost / turn.site.cost),
        2,
      ),
    ];
  };
  try {
    const rows = [['', 'site, a second', 'bare, a second', 'ratio', 'wanted', 'ratio of cost']];
    for (const [name, address] of Object.entries(pages))
      rows.push(await compare(`${name}, kept`, () => pageRequest(address)));
    rows.push(await compare('a lead', leadRequest));
    return `${TURNS} turns of ${SECONDS} s each, site and bare \`node:http\` in turns over ${CONNECTIONS} connections from the same machine; the ratio of cost is time of the processor for each answer. The bare server sends the same bytes, and commits one insert for a lead.\n\n${table(rows)}`;
  } finally {
    child.kill();
    await site.stop();
  }
}

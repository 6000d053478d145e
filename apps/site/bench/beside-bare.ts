/* Measures the site beside a bare `node:http`, in turns: what each answer costs either, and how many a second. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { type IncomingMessage, request as ask } from 'node:http';
import path from 'node:path';
import { spread, table } from './report.ts';
import { SampleSite } from './sample-site.ts';
import { storm } from './storm.ts';

const TURNS = 5;
const SECONDS = 2;
const CONNECTIONS = 20;

/** What is asked for, and how much of the bare server's speed is wanted at least. */
interface Question {
  name: string;
  request: () => string;
  wanted: number;
}

const keptPages = ['/', '/articles', '/articles/detail/long-guide'];

/** Seconds of the processor that a process has had: user and system. */
export function processorSeconds(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/^.*\) /, '')
    .split(' ');
  return (Number(fields[11]) + Number(fields[12])) / 100;
}

/** An answer as it stands on the wire, for the bare server to send again. */
async function wholeAnswer(url: string) {
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
      keptPages.map(async (address) => [address, await wholeAnswer(site.url + address)] as const),
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

async function compare(site: SampleSite, bare: { url: string; pid: number }, question: Question) {
  const turns: { site: Turn; bare: Turn }[] = [];
  for (let at = 0; at <= TURNS; at++) {
    const both = {
      site: await turn(site.url, site.pid, question.request),
      bare: await turn(bare.url, bare.pid, question.request),
    };
    // The first is for the compiler.
    if (at > 0) turns.push(both);
  }
  return [
    question.name,
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
    `≥ ${question.wanted}`,
  ];
}

/** A table of how the site answers these questions, beside a bare server that sends the same bytes. */
export async function besideBare(questions: readonly Question[]): Promise<string> {
  const site = await SampleSite.start();
  // The kept pages have their compressed forms some tens of milliseconds after they were first made.
  for (const address of keptPages) await (await fetch(site.url + address)).text();
  await new Promise((resolve) => setTimeout(resolve, 1500));
  const bare = await startBare(site);
  try {
    const heads = ['site, a second', 'bare, a second', 'ratio', 'ratio of cost', 'wanted'];
    const rows = [['', ...heads]];
    for (const question of questions) rows.push(await compare(site, bare, question));
    const how = `${TURNS} turns of ${SECONDS} s each, site and bare \`node:http\` in turns over ${CONNECTIONS} connections from the same machine; the ratio of cost is time of the processor for each answer.`;
    return `${how}\n\n${table(rows)}`;
  } finally {
    bare.child.kill();
    await site.stop();
  }
}

import { readFileSync } from 'node:fs';
import { ContentSiteDouble } from '../e2e/content-site.ts';
import { fillWithSamples } from '../e2e/sample-articles.ts';
import { Site } from '../e2e/site.ts';

/** Starts the built site in a separate process, with some thirty articles and no rate limit for leads. */
export async function startSampleSite(environment: Record<string, string> = {}) {
  const content = await new ContentSiteDouble().start();
  await fillWithSamples(content);
  const site = new Site();
  await site.start({ ...content.environment, LEADS_PER_MINUTE: '100000000', ...environment });
  await site.hasArticles();
  const stop = async () => {
    await site.dispose();
    await content.stop();
  };
  return { url: site.url, pid: site.pid, dataDir: site.dataDir, stop };
}

/** Returns the CPU time of a process (user and system), in seconds. */
export function cpuSeconds(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/^.*\) /, '')
    .split(' ');
  return (Number(fields[11]) + Number(fields[12])) / 100;
}

/** A request of a load test: path and options. */
export type LoadRequest = readonly [path: string, init?: RequestInit];

interface Load {
  url: string;
  connections: number;
  seconds: number;
  request: () => LoadRequest;
}

/** Sends requests in parallel, each as soon as the one before it is answered. @returns milliseconds, by status */
export async function sendLoad({ url, connections, seconds, request }: Load) {
  const answers = new Map<number, number[]>();
  const end = performance.now() + seconds * 1000;
  const run = async () => {
    while (performance.now() < end) {
      const sentAt = performance.now();
      const [path, init] = request();
      const signal = AbortSignal.timeout(seconds * 1000 + 5_000);
      const answer = await fetch(url + path, { ...init, signal }).catch(() => undefined);
      await answer?.arrayBuffer();
      const status = answer?.status ?? 0;
      const times = answers.get(status) ?? [];
      times.push(performance.now() - sentAt);
      answers.set(status, times);
    }
  };
  await Promise.all(Array.from({ length: connections }, run));
  return answers;
}

/** As {@link sendLoad}. @returns how many requests were answered @throws Error for answers other than 200 */
export async function countAnswers(load: Load): Promise<number> {
  const answers = await sendLoad(load);
  const others = [...answers.keys()].filter((status) => status !== 200);
  if (others.length > 0) throw new Error(`Answers other than 200: ${others.join(', ')}`);
  return answers.get(200)?.length ?? 0;
}

/** Returns a request with a unique lead. */
export function leadRequest(): LoadRequest {
  const number = Math.floor(Math.random() * 1e9);
  const body = JSON.stringify({
    fullname: `ผู้ส่ง ${number}`,
    phone: '0812345678',
    email: 'visitor@clinic.example',
    organization_type: 'จิตเวช',
    description: `สนใจแพ็กเกจ More สำหรับ ${number} สาขา`,
  });
  const headers = { 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() };
  return ['/api/leads', { method: 'POST', headers, body }];
}

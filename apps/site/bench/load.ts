import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { connect } from 'node:net';
import { ContentSiteDouble } from '../e2e/content-site.ts';
import { fillWithSamples } from '../e2e/sample-articles.ts';
import { Site } from '../e2e/site.ts';

/** Starts the built site in a separate process, with some thirty articles and no rate limit for leads. */
export async function startSampleSite() {
  const content = await new ContentSiteDouble().start();
  await fillWithSamples(content);
  const site = await new Site().start({ ...content.environment, LEADS_PER_MINUTE: '100000000' });
  await site.hasArticles();
  const stop = async () => {
    await site.dispose();
    await content.stop();
  };
  return { url: site.url, pid: site.pid, dataDir: site.dataDir, stop };
}

/** Returns the CPU time of a process (user and system), in seconds. */
function cpuSeconds(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/^.*\) /, '')
    .split(' ');
  return (Number(fields[11]) + Number(fields[12])) / 100;
}

interface Load {
  connections: number;
  seconds: number;
  /** Creates the bytes of each request. */
  request: () => string;
}

/** Puts a server under load. @returns its responses per second, and CPU time per response in milliseconds */
export async function measure({ url, pid }: { url: string; pid: number }, load: Load) {
  const before = cpuSeconds(pid);
  const count = await countAnswers(url, load);
  return { perSecond: count / load.seconds, cost: ((cpuSeconds(pid) - before) / count) * 1e3 };
}

/**
 * Sends requests over parallel connections, each as soon as the previous one is answered. Sockets instead of a load
 * generator, which would need more time for a page than the servers: autocannon decodes compressed bodies as text.
 *
 * @throws Error for an answer other than 200
 */
async function countAnswers(url: string, { connections, seconds, request }: Load): Promise<number> {
  const { hostname, port } = new URL(url);
  const end = performance.now() + seconds * 1000;
  let count = 0;
  const run = async () => {
    const socket = connect(Number(port), hostname);
    const send = () => (performance.now() < end ? socket.write(request()) : socket.destroy());
    let left = 0;
    socket.on('connect', send);
    socket.on('data', (chunk: Buffer) => {
      if (left === 0) {
        // The servers send all headers in one piece.
        const head = chunk.toString('latin1', 0, chunk.indexOf('\r\n\r\n') + 4);
        const length = /^HTTP\/1.1 200 [^]*\r\ncontent-length: (\d+)/i.exec(head)?.[1];
        if (length === undefined) socket.destroy(new Error(`Unexpected answer:\n${head}`));
        left = head.length + Number(length);
      }
      left -= chunk.length;
      if (left > 0) return;
      count++;
      send();
    });
    await once(socket, 'close');
  };
  await Promise.all(Array.from({ length: connections }, run));
  return count;
}

/** Returns a request with a unique lead. */
export function leadRequest(): string {
  const number = Math.floor(Math.random() * 1e9);
  const body = JSON.stringify({
    fullname: `ผู้ส่ง ${number}`,
    phone: '0812345678',
    email: 'visitor@clinic.example',
    organization_type: 'จิตเวช',
    description: `สนใจแพ็กเกจ More สำหรับ ${number} สาขา`,
  });
  return [
    'POST /api/leads HTTP/1.1',
    'host: localhost',
    'content-type: application/json',
    `content-length: ${Buffer.byteLength(body)}`,
    `idempotency-key: ${crypto.randomUUID()}`,
    '',
    body,
  ].join('\r\n');
}

/** Returns a request of a page with the headers of a browser. */
export const pageRequest = (path: string) =>
  `GET ${path} HTTP/1.1\r\nhost: localhost\r\naccept: text/html\r\naccept-encoding: gzip, deflate, br, zstd\r\n\r\n`;

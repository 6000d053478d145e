import { connect, type Socket } from 'node:net';

/** What is sent over and over, and for how long. */
interface Storm {
  url: string;
  connections: number;
  seconds: number;
  /** The bytes of a request, made anew for each. */
  request: () => string;
}

/** How long answers took, in milliseconds, by their status. */
export type Answers = Map<number, number[]>;

/**
 * Asks over so many connections at once, on each again as soon as it is answered. Reads as much of HTTP
 * as the servers measured here speak: answers with a `content-length`.
 */
export async function storm({ url, connections, seconds, request }: Storm): Promise<Answers> {
  const { hostname, port } = new URL(url);
  const answers: Answers = new Map();
  const end = performance.now() + seconds * 1000;
  const one = () =>
    new Promise<void>((resolve) => {
      const socket = connect(Number(port), hostname);
      let asked = 0;
      const ask = () => {
        asked = performance.now();
        if (asked < end) socket.write(request());
        else socket.destroy();
      };
      readAnswers(socket, (status) => {
        const times = answers.get(status) ?? [];
        times.push(performance.now() - asked);
        answers.set(status, times);
        ask();
      });
      socket.on('connect', ask);
      socket.on('error', () => undefined);
      socket.on('close', () => resolve());
      setTimeout(() => socket.destroy(), seconds * 1000 + 5_000).unref();
    });
  await Promise.all(Array.from({ length: connections }, one));
  return answers;
}

function readAnswers(socket: Socket, onAnswer: (status: number) => void): void {
  let head = '';
  let left = 0;
  socket.on('data', (chunk: Buffer) => {
    let at = 0;
    while (at < chunk.length) {
      if (left > 0) {
        const taken = Math.min(left, chunk.length - at);
        left -= taken;
        at += taken;
      } else {
        const before = head.length;
        head += chunk.toString('latin1', at);
        const headEnd = head.indexOf('\r\n\r\n');
        if (headEnd < 0) return;
        at += headEnd + 4 - before;
        left = Number(/\r\ncontent-length: (\d+)/i.exec(head.slice(0, headEnd + 2))?.[1] ?? 0);
      }
      if (left > 0) continue;
      const status = Number(head.slice(9, 12));
      head = '';
      onAnswer(status);
    }
  });
}

/** The value below which so much (0 to 1) of all is. */
export function quantile(values: readonly number[], part: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? NaN;
}

export const median = (values: readonly number[]) => quantile(values, 0.5);

/** A lead that no other is like, as a request. */
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

/** A request for a page, as a browser sends it. */
export const pageRequest = (path: string) =>
  `GET ${path} HTTP/1.1\r\nhost: localhost\r\naccept: text/html\r\naccept-encoding: gzip, deflate, br, zstd\r\n\r\n`;

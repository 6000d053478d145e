import { connect, type Socket } from 'node:net';

/** Options of a load test. */
interface Load {
  url: string;
  connections: number;
  seconds: number;
  /** Creates the bytes of each request. */
  request: () => string;
}

/** Response times in milliseconds, by status. */
export type Answers = Map<number, number[]>;

/**
 * Sends requests over parallel connections, each as soon as the previous one is answered. Supports only the
 * HTTP of the measured servers: responses with a `content-length`.
 */
export async function sendLoad({ url, connections, seconds, request }: Load): Promise<Answers> {
  const { hostname, port } = new URL(url);
  const answers: Answers = new Map();
  const end = performance.now() + seconds * 1000;
  const runConnection = () =>
    new Promise<void>((resolve) => {
      const socket = connect(Number(port), hostname);
      let sentAt = 0;
      const send = () => {
        sentAt = performance.now();
        if (sentAt < end) socket.write(request());
        else socket.destroy();
      };
      readAnswers(socket, (status) => {
        const times = answers.get(status) ?? [];
        times.push(performance.now() - sentAt);
        answers.set(status, times);
        send();
      });
      socket.on('connect', send);
      socket.on('error', () => undefined);
      socket.on('close', () => resolve());
      setTimeout(() => socket.destroy(), seconds * 1000 + 5_000).unref();
    });
  await Promise.all(Array.from({ length: connections }, runConnection));
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

/** Returns a page request with the headers of a browser. */
export const pageRequest = (path: string) =>
  `GET ${path} HTTP/1.1\r\nhost: localhost\r\naccept: text/html\r\naccept-encoding: gzip, deflate, br, zstd\r\n\r\n`;

import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

interface ReceivedCall {
  method: string;
  path: string;
  headers: IncomingHttpHeaders;
  body: string;
  /** Milliseconds since 1970. */
  at: number;
}

/** A server on loopback that notes what it is sent and answers with the next status, otherwise 200. */
export interface CallReceiver {
  url: string;
  received: ReceivedCall[];
  answers: number[];
  /** How long it keeps a caller waiting. */
  delayMs: number;
  stop: () => Promise<void>;
}

/** Starts one on a free port. */
export async function receiveCalls(): Promise<CallReceiver> {
  const received: ReceivedCall[] = [];
  const answers: number[] = [];
  const receiver = { received, answers, delayMs: 0 };
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => {
      const { method = '', url = '', headers } = request;
      received.push({ method, path: url, headers, body, at: Date.now() });
      const status = answers.shift() ?? 200;
      setTimeout(() => response.writeHead(status).end('{}'), receiver.delayMs);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const stop = async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  };
  const url = `http://127.0.0.1:${portOf(server.address())}`;
  return Object.assign(receiver, { url, stop });
}

/** A mail server on loopback that keeps every mail as it came, or refuses it with the next status. */
export interface MailReceiver {
  url: string;
  mails: string[];
  /** To whom each mail was handed, in the same order. */
  recipients: string[][];
  answers: number[];
  /** The status with which `RCPT` is refused, by address. */
  refused: Map<string, number>;
  stop: () => Promise<void>;
}

/** Starts one on a free port. */
export async function receiveMails(): Promise<MailReceiver> {
  const mails: string[] = [];
  const recipients: string[][] = [];
  const answers: number[] = [];
  const refused = new Map<string, number>();
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo({ address }, _session, done) {
      const responseCode = refused.get(address);
      if (responseCode === undefined) done();
      else done(Object.assign(new Error('refused'), { responseCode }));
    },
    onData(stream, { envelope }, done) {
      let text = '';
      stream.on('data', (chunk: Buffer) => (text += chunk.toString()));
      stream.on('end', () => {
        const responseCode = answers.shift();
        if (responseCode !== undefined) {
          done(Object.assign(new Error('refused'), { responseCode }));
          return;
        }
        mails.push(text);
        recipients.push(envelope.rcptTo.map(({ address }) => address));
        done();
      });
    },
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const stop = () => new Promise<void>((resolve) => server.close(resolve));
  const url = `smtp://127.0.0.1:${portOf(server.server.address())}`;
  return { url, mails, recipients, answers, refused, stop };
}

function portOf(address: AddressInfo | string | null): number {
  return typeof address === 'object' && address ? address.port : 0;
}

import type { IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';
import { afterAll } from 'vitest';
import { serve } from './serve.ts';

interface ReceivedCall {
  method: string;
  path: string;
  headers: IncomingHttpHeaders;
  body: string;
}

/**
 * Starts a server on loopback that records calls and answers with the next status of `answers`, otherwise 200. It stops
 * after the tests.
 */
export async function receiveCalls() {
  const received: ReceivedCall[] = [];
  const answers: number[] = [];
  const server = await serve((request, response) => {
    void text(request).then((body) => {
      const { method = '', url: path = '', headers } = request;
      received.push({ method, path, headers, body });
      response.writeHead(answers.shift() ?? 200).end('{}');
    });
  });
  afterAll(server.stop);
  return { received, answers, ...server };
}

/**
 * Starts a mail server on loopback that records mails, or refuses them with the next status of `answers`. It stops after
 * the tests.
 */
export async function receiveMails() {
  const mails: string[] = [];
  /** The recipients of each mail. */
  const recipients: string[][] = [];
  const answers: number[] = [];
  /** The status with which `RCPT TO` an address is refused. */
  const refused = new Map<string, number>();
  const refuse = (done: (error: Error) => void, responseCode: number) =>
    done(Object.assign(new Error('refused'), { responseCode }));
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo({ address }, _session, done) {
      const code = refused.get(address);
      if (code === undefined) done();
      else refuse(done, code);
    },
    onData(stream, { envelope }, done) {
      void text(stream).then((mail) => {
        const code = answers.shift();
        if (code !== undefined) {
          refuse(done, code);
          return;
        }
        mails.push(mail);
        recipients.push(envelope.rcptTo.map(({ address }) => address));
        done();
      });
    },
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  afterAll(() => new Promise<void>((resolve) => server.close(resolve)));
  const { port } = server.server.address() as AddressInfo;
  const environment = {
    SMTP_URL: `smtp://127.0.0.1:${port}`,
    MAIL_FROM: 'office@clinicdee.example',
  };
  return { environment, mails, recipients, answers, refused };
}

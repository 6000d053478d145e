import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';
import { record } from './serve.ts';

/** A server on loopback that records calls and answers with the next status of `answers`, otherwise 200. */
export type CallReceiver = Awaited<ReturnType<typeof receiveCalls>>;

/** Starts a server for calls on a free port. */
export async function receiveCalls() {
  const receiver = {
    answers: [] as number[],
    /** The delay of each answer. */
    delayMs: 0,
  };
  const server = await record((response) => {
    const status = receiver.answers.shift() ?? 200;
    setTimeout(() => response.writeHead(status).end('{}'), receiver.delayMs);
  });
  return Object.assign(receiver, server);
}

/** A mail server on loopback that records mails, or refuses them with the next status of `answers`. */
export type MailReceiver = Awaited<ReturnType<typeof receiveMails>>;

/** Starts a mail server on a free port. */
export async function receiveMails() {
  const mails: string[] = [];
  /** The recipients of each mail. */
  const recipients: string[][] = [];
  const answers: number[] = [];
  /** The status with which an address is refused, as recipient or sender. */
  const refused = new Map<string, number>();
  const refuse = (done: (error: Error) => void, responseCode: number) => {
    done(Object.assign(new Error('refused'), { responseCode }));
  };
  const judge = ({ address }: { address: string }, _: unknown, done: (error?: Error) => void) => {
    const code = refused.get(address);
    if (code === undefined) done();
    else refuse(done, code);
  };
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onMailFrom: judge,
    onRcptTo: judge,
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
  const stop = () => new Promise<void>((resolve) => server.close(resolve));
  const { port } = server.server.address() as AddressInfo;
  const url = `smtp://127.0.0.1:${port}`;
  /** The variables of an office that sends its mails here. */
  const environment = { SMTP_URL: url, MAIL_FROM: 'office@clinicdee.example' };
  return { url, environment, mails, recipients, answers, refused, stop };
}

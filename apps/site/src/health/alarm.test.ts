import { once } from 'node:events';
import { type AddressInfo, createServer, type Server } from 'node:net';
import { createInterface } from 'node:readline';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { startServer } from '../../test/http-server.ts';
import { sendAlarm } from './alarm.ts';

/** The lines that the mail server received. */
let lines: string[];
/** Answers to `RCPT` by address. */
const answers = new Map<string, string>();
let server: Server;
let logged: { level: string; facts: object }[];
const log = {
  info: () => undefined,
  warn: (facts: object) => void logged.push({ level: 'warn', facts }),
  error: (facts: object) => void logged.push({ level: 'error', facts }),
};

beforeEach(async () => {
  [lines, logged] = [[], []];
  answers.clear();
  server = createServer((socket) => {
    let isData = false;
    socket.write('220 mail.example ready\r\n');
    createInterface({ input: socket }).on('line', (line) => {
      lines.push(line);
      if (isData && line !== '.') return;
      if (line.startsWith('QUIT')) socket.end('221 bye\r\n');
      else if (line.startsWith('RCPT'))
        socket.write(`${answers.get(/<(.*)>/.exec(line)?.[1] ?? '') ?? '250 ok'}\r\n`);
      else socket.write(line === 'DATA' ? '354 go on\r\n' : '250 ok\r\n');
      isData = line === 'DATA';
    });
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
});
afterEach(() => server.close());

const alarm = { text: 'ลูกค้าทดลองส่งไปไม่ถึงหลังบ้าน', event: 'canary.lost' };
const mail = () => ({
  allowsPlaintext: false,
  url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
  ...{ from: 'office@example.com', to: 'sales@example.com, boss@example.com' },
});

it('sends a mail in Thai to each recipient', async () => {
  expect(await sendAlarm({ line: undefined, webhook: undefined, mail: mail() }, alarm, log)).toBe(
    true,
  );
  expect(lines).toContain('RCPT TO:<sales@example.com>');
  expect(lines).toContain('RCPT TO:<boss@example.com>');
  const body = lines.slice(lines.indexOf('') + 1, lines.indexOf('.')).join('');
  expect(Buffer.from(body, 'base64').toString()).toContain(alarm.text);
  expect(lines.join('\n')).toMatch(/^Subject: =\?UTF-8\?/m);
  expect(logged).toEqual([]);
});

it('returns false when the mail server rejects all recipients or is down', async () => {
  for (const one of ['sales', 'boss']) answers.set(`${one}@example.com`, '550 nobody');
  const channels = { line: undefined, webhook: undefined, mail: mail() };
  expect(await sendAlarm(channels, alarm, log)).toBe(false);
  expect(logged.map(({ level }) => level)).toEqual(['warn', 'error']);
  server.close();
  expect(await sendAlarm(channels, alarm, log)).toBe(false);
});

it('logs a channel that failed, and returns true when another succeeded', async () => {
  const { url } = await startServer((_, response) => void response.writeHead(401).end());
  const line = { url, token: 'expired', target: 'U1' };
  expect(await sendAlarm({ line, webhook: undefined, mail: mail() }, alarm, log)).toBe(true);
  expect(logged).toEqual([
    { level: 'warn', facts: { channel: 'line', code: 'http_401', alarm: alarm.event } },
  ]);
});

it('reaches the other recipients when one is rejected, and logs no address', async () => {
  answers.set('boss@example.com', '451 later');
  const channels = { line: undefined, webhook: undefined, mail: mail() };
  expect(await sendAlarm(channels, alarm, log)).toBe(true);
  expect(lines.filter((line) => line === 'DATA')).toHaveLength(1);
  expect(logged).toMatchObject([{ facts: { channel: 'mail', code: 'smtp_451' } }]);
  expect(JSON.stringify(logged)).not.toContain('@');
});

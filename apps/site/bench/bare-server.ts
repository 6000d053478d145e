/*
 * The `node:http` baseline: serves fixed responses from memory, and stores a lead with one committed
 * insert. Reads the responses by path and the data folder from stdin, as JSON.
 */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { text } from 'node:stream/consumers';

interface Input {
  dataDir: string;
  answers: Record<string, { headers: string[]; body: string }>;
}

const { dataDir, answers } = JSON.parse(await text(process.stdin)) as Input;
const responses = new Map(
  Object.entries(answers).map(([address, { headers, body }]) => [
    address,
    { headers, body: Buffer.from(body, 'base64') },
  ]),
);

const database = new DatabaseSync(path.join(dataDir, 'bare.sqlite'));
database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL');
database.exec('CREATE TABLE leads (id INTEGER PRIMARY KEY, payload TEXT NOT NULL) STRICT');
const insert = database.prepare('INSERT INTO leads (payload) VALUES (?)');
const thanks = Buffer.from(JSON.stringify({ code: 200, message: 'ok' }));
const thanksHeaders = [
  ...['content-type', 'application/json'],
  ...['content-length', String(thanks.length)],
];

const server = createServer((request, response) => {
  const answer = responses.get(request.url ?? '');
  if (answer) {
    response.writeHead(200, answer.headers);
    response.end(answer.body);
    return;
  }
  let sent = '';
  request.on('data', (chunk: Buffer) => (sent += chunk.toString()));
  request.on('end', () => {
    insert.run(sent);
    response.writeHead(200, thanksHeaders);
    response.end(thanks);
  });
});
server.listen(0, '127.0.0.1', () => {
  const { port } = server.address() as AddressInfo;
  process.stdout.write(`http://127.0.0.1:${port}\n`);
});

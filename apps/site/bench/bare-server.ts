/*
 * The `node:http` baseline: `bare-server.ts <site> <data folder> <path> …` serves the site's responses of these paths
 * from memory, and stores a lead with one committed insert.
 */
import { once } from 'node:events';
import { createServer, type IncomingMessage, request as ask } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { text } from 'node:stream/consumers';

const [site = '', dataDir = '', ...paths] = process.argv.slice(2);

const own = /^(date|connection|keep-alive|transfer-encoding)$/i;

/** Fetches a response without decompressing it. */
async function responseOf(address: string) {
  const headers = { accept: 'text/html', 'accept-encoding': 'gzip, deflate, br, zstd' };
  const [answer] = (await once(ask(site + address, { headers }).end(), 'response')) as [
    IncomingMessage,
  ];
  const body = Buffer.concat(await answer.toArray());
  const sent = Object.entries(answer.headersDistinct)
    .filter(([name]) => !own.test(name))
    .flatMap(([name, values = []]) => values.flatMap((value) => [name, value]));
  return { headers: sent, body };
}

const responses = new Map<string, Awaited<ReturnType<typeof responseOf>>>();
for (const address of paths) responses.set(address, await responseOf(address));

const database = new DatabaseSync(path.join(dataDir, 'bare.sqlite'));
database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL');
database.exec('CREATE TABLE leads (id INTEGER PRIMARY KEY, payload TEXT NOT NULL) STRICT');
const insert = database.prepare('INSERT INTO leads (payload) VALUES (?)');
const thanks = Buffer.from(JSON.stringify({ code: 200, message: 'ok' }));
const thanksHeaders = { 'content-type': 'application/json', 'content-length': thanks.length };

const server = createServer((request, response) => {
  const answer = responses.get(request.url ?? '');
  if (answer) {
    response.writeHead(200, answer.headers).end(answer.body);
    return;
  }
  void text(request).then((sent) => {
    insert.run(sent);
    response.writeHead(200, thanksHeaders).end(thanks);
  });
});
server.listen(0, '127.0.0.1', () => {
  const { port } = server.address() as AddressInfo;
  process.stdout.write(`http://127.0.0.1:${port}\n`);
});

import { expect, test } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import path from 'node:path';
import { samplePayload } from '../src/leads/sample-payload.ts';
import { Office } from './office.ts';

const PAGE = 'GET /admin/login HTTP/1.1\r\nhost: office\r\naccept: text/html\r\n\r\n';
const HALF = 'POST /api/users/login HTTP/1.1\r\nhost: office\r\ncontent-length: 9000\r\n\r\n{"em';

/** Connects so many times, says something and reads nothing. */
function crowd(office: Office, count: number, words: string): Socket[] {
  return Array.from({ length: count }, () => {
    const socket = connect(Number(new URL(office.url).port), '127.0.0.1');
    socket.on('error', () => undefined).pause();
    return socket.on('connect', () => socket.write(words));
  });
}

test('in a storm of strangers the office takes every lead, stops, and has them all', async () => {
  const office = await Office.make();
  const sockets: Socket[] = [];
  try {
    await office.start();
    const file = path.join(office.dataDir, 'secrets.json');
    const { LEAD_API_TOKEN } = JSON.parse(readFileSync(file, 'utf8')) as { LEAD_API_TOKEN: string };
    sockets.push(
      ...crowd(office, 240, PAGE.repeat(100)),
      ...crowd(office, 200, PAGE),
      ...crowd(office, 60, HALF),
      ...crowd(office, 60, PAGE.slice(0, -2)),
      ...crowd(office, 200, ''),
    );
    const keys = Array.from({ length: 20 }, (_, number) => `in-a-storm-${number}`);
    for (const key of keys) {
      const answer = await fetch(`${office.url}/api/intake/leads`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          authorization: `Bearer ${LEAD_API_TOKEN}`,
          'idempotency-key': key,
        },
        body: JSON.stringify({ ...samplePayload, fullname: key }),
      });
      expect(answer.status).toBe(200);
    }
    expect((await fetch(`${office.url}/healthz`)).status).toBe(200);
    // It comes to its own end: nobody has to kill it.
    expect(await office.stop('SIGTERM')).toBe(0);
    expect(office.leadKeys().toSorted()).toEqual(keys.toSorted());
  } finally {
    for (const socket of sockets) socket.destroy();
    await office.dispose();
  }
});

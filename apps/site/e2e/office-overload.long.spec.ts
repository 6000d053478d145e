import { expect, test } from '@playwright/test';
import { connect, type Socket } from 'node:net';
import { Office } from './office.ts';

const PAGE = 'GET /admin/login HTTP/1.1\r\nhost: office\r\naccept: text/html\r\n\r\n';
const HALF = 'POST /api/users/login HTTP/1.1\r\nhost: office\r\ncontent-length: 9000\r\n\r\n{"em';

/** Opens connections that send something and read nothing. */
function connections(office: Office, count: number, request: string): Socket[] {
  return Array.from({ length: count }, () => {
    const socket = connect(Number(new URL(office.url).port), '127.0.0.1');
    socket.on('error', () => undefined).pause();
    return socket.on('connect', () => socket.write(request));
  });
}

test('takes every lead during a denial-of-service attack, and stops cleanly', async () => {
  await using office = await Office.make();
  const sockets: Socket[] = [];
  try {
    await office.start();
    sockets.push(
      ...connections(office, 240, PAGE.repeat(100)),
      ...connections(office, 200, PAGE),
      ...connections(office, 60, HALF),
      ...connections(office, 60, PAGE.slice(0, -2)),
      ...connections(office, 200, ''),
    );
    const keys = Array.from({ length: 20 }, (_, number) => `in-a-storm-${number}`);
    for (const key of keys) expect(await office.deliver(key, { fullname: key })).toBe(200);
    expect((await fetch(`${office.url}/healthz`)).status).toBe(200);
    expect((await office.valuesOf('leads', 'fullname')).toSorted()).toEqual(keys.toSorted());
    expect(await office.stop('SIGTERM')).toBe(0);
  } finally {
    for (const socket of sockets) socket.destroy();
  }
});

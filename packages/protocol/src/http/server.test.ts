import { expect, it } from 'vitest';
import { listenOn } from './server.ts';

const address = { port: 4321, host: '127.0.0.1', backlog: 100 };

it('listens on the address without a socket from systemd, or with one for another process', () => {
  expect(listenOn(address, {})).toEqual(address);
  expect(listenOn(address, { LISTEN_FDS: '1', LISTEN_PID: '1' })).toEqual(address);
});

it('listens on the socket that systemd passed to this process', () => {
  const passed = { LISTEN_FDS: '1', LISTEN_PID: String(process.pid) };
  expect(listenOn(address, passed)).toEqual({ fd: 3, backlog: 100 });
});

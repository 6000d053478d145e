import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { isNginxInstalled, NginxFront } from '../e2e/nginx.ts';
import { freePorts } from '../e2e/server-process.ts';

type Answer = (request: IncomingMessage, response: ServerResponse) => void;

const say =
  (status: number): Answer =>
  (_, response) =>
    response.writeHead(status).end(String(status));
const breakOff: Answer = (request) => request.socket.destroy();

/** A machine that answers as it is told, and notes what it was asked. */
class Machine {
  answer: Answer = say(200);
  asked = 0;
  readonly server: Server = createServer((request, response) => {
    this.asked++;
    request.resume().on('end', () => this.answer(request, response));
  });

  async open(): Promise<number> {
    await once(this.server.listen(0, '127.0.0.1'), 'listening');
    return (this.server.address() as AddressInfo).port;
  }
}

describe.skipIf(!isNginxInstalled)(
  'nginx before several machines, by the files of deploy/nginx',
  () => {
    const sites = [new Machine(), new Machine(), new Machine()];
    const offices = [new Machine(), new Machine()];
    const [tired, well, other] = sites as [Machine, Machine, Machine];
    let front: NginxFront;

    beforeAll(async () => {
      const [site = 0, office = 0] = await freePorts(2);
      front = new NginxFront({
        ...{ site, office },
        sites: await Promise.all(sites.map((machine) => machine.open())),
        offices: await Promise.all(offices.map((machine) => machine.open())),
      });
      await front.start();
    });
    afterAll(async () => {
      await front.stop();
      for (const { server } of [...sites, ...offices]) server.close();
    });
    beforeEach(() => {
      for (const machine of [...sites, ...offices])
        Object.assign(machine, { answer: say(200), asked: 0 });
    });

    /** What so many come to see, one after the other. */
    async function seen(url: string, method = 'GET', times = 9): Promise<number[]> {
      const statuses = new Set<number>();
      for (let turn = 0; turn < times; turn++) {
        const body = method === 'GET' ? null : 'x=1';
        statuses.add((await fetch(url, { method, body })).status);
      }
      return [...statuses];
    }

    it.each([
      ['has too much to do', say(503), '/articles', 'GET'],
      ['breaks off', breakOff, '/', 'GET'],
      ['breaks off with a lead', breakOff, '/api/leads', 'POST'],
      ['cannot keep a lead', say(503), '/api/leads', 'POST'],
      ['lacks a script of the next release', say(404), '/_astro/next.js', 'GET'],
      ['lacks a picture that it still copies', say(404), '/pictures/a.webp', 'GET'],
    ])('shows nobody that a machine %s', async (_what, answer, path, method) => {
      tired.answer = answer;
      expect(await seen(front.url + path, method)).toEqual([200]);
      expect(tired.asked).toBeGreaterThan(0);
    });

    it('lets a page that is nowhere be missing, and asks one machine', async () => {
      for (const machine of sites) machine.answer = say(404);
      expect(await seen(`${front.url}/nowhere`, 'GET', 3)).toEqual([404]);
      expect(tired.asked + well.asked + other.asked).toBe(3);
    });

    it('leaves no machine out because all had too much to do', async () => {
      for (const machine of sites) machine.answer = say(503);
      expect(await seen(`${front.url}/`)).toEqual([503]);
      for (const machine of sites) machine.answer = say(200);
      expect(await seen(`${front.url}/`)).toEqual([200]);
    });

    it('sends what staff save once, and what the site brings again', async () => {
      for (const machine of offices) machine.answer = breakOff;
      expect(await seen(`${front.officeUrl}/api/leads/1`, 'PATCH', 1)).toEqual([502]);
      expect(offices.map(({ asked }) => asked).sort()).toEqual([0, 1]);
      expect(await seen(`${front.officeUrl}/api/intake/leads`, 'POST', 1)).toEqual([502]);
      expect(offices.map(({ asked }) => asked).sort()).toEqual([1, 2]);
    });
  },
);

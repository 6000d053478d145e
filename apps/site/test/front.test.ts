import type { IncomingMessage, ServerResponse } from 'node:http';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { freePorts, serve, type TestServer } from '../../office/test/serve.ts';
import { isNginxInstalled, type Proxy, startNginxFront } from '../e2e/proxy.ts';

type Answer = (request: IncomingMessage, response: ServerResponse) => void;

const answerWith =
  (status: number): Answer =>
  (_, response) =>
    response.writeHead(status).end(String(status));
const disconnect: Answer = (request) => request.socket.destroy();

/** A machine with a given answer, which counts its requests. */
class Machine {
  answer: Answer = answerWith(200);
  requests = 0;
  #server: TestServer | undefined;

  async open(): Promise<number> {
    this.#server = await serve((request, response) => {
      this.requests++;
      request.resume().on('end', () => this.answer(request, response));
    });
    return Number(new URL(this.#server.url).port);
  }

  async close(): Promise<void> {
    await this.#server?.stop();
  }
}

describe.skipIf(!isNginxInstalled)('nginx in front of several machines, with deploy/nginx', () => {
  const sites = [new Machine(), new Machine(), new Machine()];
  const offices = [new Machine(), new Machine()];
  const [failing, second, third] = sites as [Machine, Machine, Machine];
  let front: Proxy;
  let [siteUrl, officeUrl] = ['', ''];

  beforeAll(async () => {
    const [site = 0, office = 0] = await freePorts(2);
    [siteUrl, officeUrl] = [`http://127.0.0.1:${site}`, `http://127.0.0.1:${office}`];
    front = await startNginxFront({
      site,
      office,
      sites: await Promise.all(sites.map((machine) => machine.open())),
      offices: await Promise.all(offices.map((machine) => machine.open())),
    });
  });
  afterAll(async () => {
    await front.stop();
    await Promise.all([...sites, ...offices].map((machine) => machine.close()));
  });
  beforeEach(() => {
    for (const machine of [...sites, ...offices])
      Object.assign(machine, { answer: answerWith(200), requests: 0 });
  });

  /** Sends requests, by default each from another address. @returns their distinct statuses */
  async function statusesOf(
    url: string,
    { method = 'GET', times = 40, addressOf = (turn: number) => `192.0.2.${turn}` } = {},
  ): Promise<number[]> {
    const statuses = new Set<number>();
    for (let turn = 0; turn < times; turn++) {
      const body = method === 'GET' ? null : 'x=1';
      const headers = { 'x-forwarded-for': addressOf(turn) };
      statuses.add((await fetch(url, { method, headers, body })).status);
    }
    return [...statuses];
  }

  it('keeps a visitor on one machine', async () => {
    expect(await statusesOf(siteUrl, { addressOf: () => '203.0.113.7' })).toEqual([200]);
    expect(sites.map(({ requests }) => requests).sort()).toEqual([0, 0, 40]);
  });

  it.each([
    ['is overloaded', answerWith(503), '/articles', 'GET'],
    ['disconnects', disconnect, '/', 'GET'],
    ['disconnects during a lead', disconnect, '/api/leads', 'POST'],
    ['cannot store a lead', answerWith(503), '/api/leads', 'POST'],
    ['lacks a script of the next release', answerWith(404), '/_astro/next.js', 'GET'],
    ['lacks a picture that is not copied yet', answerWith(404), '/pictures/a.webp', 'GET'],
  ])('uses another machine when one %s', async (_what, answer, path, method) => {
    failing.answer = answer;
    expect(await statusesOf(siteUrl + path, { method })).toEqual([200]);
    expect(failing.requests).toBeGreaterThan(0);
  });

  it('asks one machine only for a missing page', async () => {
    for (const machine of sites) machine.answer = answerWith(404);
    expect(await statusesOf(`${siteUrl}/nowhere`, { times: 3 })).toEqual([404]);
    expect(failing.requests + second.requests + third.requests).toBe(3);
  });

  it('uses every machine again after all were overloaded', async () => {
    for (const machine of sites) machine.answer = answerWith(503);
    expect(await statusesOf(`${siteUrl}/`)).toEqual([503]);
    for (const machine of sites) machine.answer = answerWith(200);
    expect(await statusesOf(`${siteUrl}/`)).toEqual([200]);
  });

  it('retries a lead for the office, but not a save of staff', async () => {
    for (const machine of offices) machine.answer = disconnect;
    expect(await statusesOf(`${officeUrl}/api/leads/1`, { method: 'PATCH', times: 1 })).toEqual([
      502,
    ]);
    expect(offices.map(({ requests }) => requests).sort()).toEqual([0, 1]);
    expect(await statusesOf(`${officeUrl}/api/intake/leads`, { method: 'POST', times: 1 })).toEqual(
      [502],
    );
    expect(offices.map(({ requests }) => requests).sort()).toEqual([1, 2]);
  });
});

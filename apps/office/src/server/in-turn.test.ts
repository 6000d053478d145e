import { expect, it } from 'vitest';
import { inTurn } from './in-turn.ts';

const request = (body: string) => new Request('http://office/', { method: 'PATCH', body });

it('begins a request only when the one before has been answered, or has failed', async () => {
  const log: string[] = [];
  const handle = inTurn(async (asked: Request) => {
    const body = await asked.text();
    log.push(`begins ${body}`);
    await new Promise(setImmediate);
    log.push(`ends ${body}`);
    if (body === 'b') throw new Error('refused');
    return new Response(body);
  });
  const all = await Promise.allSettled(['a', 'b', 'c'].map((body) => handle(request(body), {})));
  expect(all.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  expect(log).toEqual(['begins a', 'ends a', 'begins b', 'ends b', 'begins c', 'ends c']);
});

it('waits for no body that is slow to arrive', async () => {
  const handle = inTurn(async (asked: Request) => new Response(await asked.text()));
  const endless = new ReadableStream();
  const init = { method: 'PATCH', body: endless, duplex: 'half' };
  void handle(new Request('http://office/', init), {});
  expect(await (await handle(request('quick'), {})).text()).toBe('quick');
});

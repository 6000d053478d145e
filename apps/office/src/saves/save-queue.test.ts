import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { queued } from './save-queue.ts';
import { SAVE_TOOK_TOO_LONG } from './words.ts';

const request = (body: string) => new Request('http://office/', { method: 'PATCH', body });

/** The second argument of a handler names the record. */
function turns(handle: (asked: Request) => Promise<Response>, milliseconds = 10_000) {
  return queued<string | undefined>(handle, {
    recordOf: (record) => Promise.resolve(record),
    deadline: () => milliseconds,
  });
}

/** Saves that take a moment, and what happened in which order. */
function logged(milliseconds?: number) {
  const log: string[] = [];
  const handle = turns(async (asked) => {
    const body = await asked.text();
    log.push(`begins ${body}`);
    await sleep(5);
    log.push(`ends ${body}`);
    if (body === 'refused') throw new Error('refused');
    return new Response(body);
  }, milliseconds);
  return { handle, log };
}

it('begins a save only when the one before has been answered, or has failed', async () => {
  const { handle, log } = logged();
  const all = await Promise.allSettled(
    ['a', 'refused', 'c'].map((body) => handle(request(body), 'leads/1')),
  );
  expect(all.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  expect(log).toEqual([
    ...['begins a', 'ends a'],
    ...['begins refused', 'ends refused'],
    ...['begins c', 'ends c'],
  ]);
});

it('lets saves of other records pass', async () => {
  const endless = new Promise<Response>(() => undefined);
  const handle = turns(async (asked) => {
    const body = await asked.text();
    return body === 'hangs' ? endless : new Response(body);
  });
  void handle(request('hangs'), 'leads/1');
  expect(await (await handle(request('quick'), 'leads/2')).text()).toBe('quick');
  expect(await (await handle(request('quick'), 'registrations/1')).text()).toBe('quick');
});

it('has a save of many wait for all, and all that come later for it', async () => {
  const { handle, log } = logged();
  await Promise.all([
    handle(request('one'), 'leads/1'),
    handle(request('two'), 'leads/2'),
    handle(request('many'), undefined),
    handle(request('later'), 'leads/3'),
  ]);
  expect(log).toEqual([
    ...['begins one', 'begins two', 'ends one', 'ends two'],
    ...['begins many', 'ends many'],
    ...['begins later', 'ends later'],
  ]);
});

it('answers for a save that hangs, tells it so, and lets the next one begin', async () => {
  const signals: AbortSignal[] = [];
  const handle = turns(async (asked) => {
    signals.push(asked.signal);
    const body = await asked.text();
    return body === 'hangs' ? new Promise<Response>(() => undefined) : new Response(body);
  }, 50);
  const [hung, next] = await Promise.all([
    handle(request('hangs'), 'leads/1'),
    handle(request('next'), 'leads/1'),
  ]);
  expect(hung.status).toBe(503);
  expect(await hung.json()).toEqual({ errors: [{ message: SAVE_TOOK_TOO_LONG }] });
  expect(await next.text()).toBe('next');
  expect(signals.map(({ aborted }) => aborted)).toEqual([true, false]);
});

it('waits for no body that is slow to arrive', async () => {
  const { handle } = logged();
  const endless = new ReadableStream();
  const init = { method: 'PATCH', body: endless, duplex: 'half' };
  void handle(new Request('http://office/', init), 'leads/1');
  expect(await (await handle(request('quick'), 'leads/1')).text()).toBe('quick');
});

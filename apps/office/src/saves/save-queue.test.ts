import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { queued } from './save-queue.ts';

const request = (body: string) => new Request('http://office/', { method: 'PATCH', body });

/** Saves that take 5 ms, and a log of their order. The second argument of `save` names the record. */
function saves() {
  const log: string[] = [];
  const options = {
    recordOf: (record?: string) => Promise.resolve(record),
    deadline: () => 10_000,
  };
  const save = queued<string | undefined>(async (asked) => {
    const body = await asked.text();
    log.push(`begins ${body}`);
    if (body === 'hangs') await new Promise(() => undefined);
    await sleep(5);
    log.push(`ends ${body}`);
    if (body === 'refused') throw new Error('refused');
    return new Response(body);
  }, options);
  return { save, log };
}

it('begins a save only when the previous one of the record has ended or failed', async () => {
  const { save, log } = saves();
  const bodies = ['a', 'refused', 'c'];
  const all = await Promise.allSettled(bodies.map((body) => save(request(body), 'leads/1')));
  expect(all.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  expect(log).toEqual(bodies.flatMap((body) => [`begins ${body}`, `ends ${body}`]));
});

it('does not delay saves of other records', async () => {
  const { save } = saves();
  void save(request('hangs'), 'leads/1');
  expect(await (await save(request('quick'), 'leads/2')).text()).toBe('quick');
  expect(await (await save(request('quick'), 'registrations/1')).text()).toBe('quick');
});

it('runs a bulk edit after all earlier saves and before all later ones', async () => {
  const { save, log } = saves();
  await Promise.all([
    save(request('one'), 'leads/1'),
    save(request('two'), 'leads/2'),
    save(request('many'), undefined),
    save(request('later'), 'leads/3'),
  ]);
  expect(log).toEqual([
    ...['begins one', 'begins two', 'ends one', 'ends two'],
    ...['begins many', 'ends many'],
    ...['begins later', 'ends later'],
  ]);
});

it('does not wait for a body that arrives slowly', async () => {
  const { save } = saves();
  const init = { method: 'PATCH', body: new ReadableStream(), duplex: 'half' };
  void save(new Request('http://office/', init), 'leads/1');
  expect(await (await save(request('quick'), 'leads/1')).text()).toBe('quick');
});

import { Clock } from '@clinicdee/clock';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Outbox } from '../../src/leads/outbox.ts';
import { Retention } from '../../src/leads/retention.ts';
import { samplePayload } from '../../src/leads/sample-payload.ts';
import { type Store, startServer, stopServer, stores } from './stores.ts';

const DAY = 24 * 60 * 60_000;
const BEGIN = Date.UTC(2027, 2, 1);

beforeAll(startServer, 120_000);
afterAll(stopServer);

describe.each(stores)('old leads in %s', (_name, open) => {
  let store: Store;
  let clock: Clock;
  let outbox: Outbox;
  /** Days since the beginning; the machine's clock is so many off. */
  let day: number;
  let daysOff: number;
  let log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() };

  beforeEach(async () => {
    store = await open();
    log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() };
    day = 0;
    daysOff = 0;
    start();
  });
  afterEach(() => store.close());

  /** A process that began to run now, and whose clock is believed if it is near the day. */
  function start(seenAt = BEGIN + day * DAY): void {
    clock = new Clock({
      wall: () => BEGIN + (day + daysOff) * DAY,
      elapsed: () => day * DAY,
      after: () => () => undefined,
    });
    clock.follow({ seenAt });
    outbox = store.outbox(clock);
  }

  /** Retention looks after so many days in all. */
  async function on(days: number, keptDays = 730): Promise<void> {
    day = days;
    await new Retention(outbox, clock, log, keptDays).start();
  }

  const add = async (idempotencyKey: string) => {
    const lead = { payload: samplePayload, idempotencyKey, isSuspected: false };
    return (await outbox.add(lead)).id;
  };
  const listed = async () => (await outbox.list()).map(({ id }) => id);
  const inTrash = async () => (await outbox.list({ isTrash: true })).map(({ id }) => id);

  it('puts a lead that nobody took into the trash for the last fortnight of its period, then erases it', async () => {
    const id = await add('key');
    await on(715);
    expect(await listed()).toEqual([id]);
    await on(717);
    expect([await listed(), await inTrash()]).toEqual([[], [id]]);
    expect(await outbox.due(1)).toEqual([]);
    expect(await outbox.nextAttemptAt()).toBeUndefined();
    expect(await outbox.payloadOf(id)).toBeUndefined();
    await on(730);
    expect(await inTrash()).toEqual([id]);
    await on(731);
    expect([await listed(), await inTrash()]).toEqual([[], []]);
    expect(log.warn).toHaveBeenCalledExactlyOnceWith(
      { lead: id, code: 'retention' },
      'lead erased that was never delivered',
    );
  });

  it('erases what was typed thirty days after it was delivered; reference and times stay', async () => {
    const id = await add('key');
    await outbox.markDelivered(id);
    await on(15);
    expect(await outbox.payloadOf(id)).toEqual(samplePayload);
    await on(17);
    expect(await outbox.payloadOf(id)).toBeUndefined();
    expect(await inTrash()).toEqual([id]);
    await on(31);
    expect(await outbox.list()).toMatchObject([{ id, state: 'delivered' }]);
    await outbox.restore('all');
    expect(await outbox.payloadOf(id)).toBeUndefined();
  });

  it('keeps to a short period in two halves', async () => {
    const id = await add('key');
    await on(0.6, 1);
    expect(await inTrash()).toEqual([id]);
    await on(1.2, 1);
    expect(await inTrash()).toEqual([]);
  });

  it('sends what is brought back, and keeps it as long again', async () => {
    const id = await add('key');
    await on(717);
    expect(await outbox.restore(id)).toBe(1);
    expect((await outbox.due(1)).map((lead) => lead.id)).toEqual([id]);
    await on(740);
    expect(await listed()).toEqual([id]);
    await on(717 + 717);
    expect(await inTrash()).toEqual([id]);
  });

  it('brings back what is sent once more by the same form', async () => {
    const id = await add('key');
    await on(717);
    expect(await add('key')).toBe(id);
    expect(await listed()).toEqual([id]);
  });

  it('does nothing while the clock is not believed, and counts from then what came meanwhile', async () => {
    const before = await add('before');
    daysOff = 4 * 365;
    await on(1);
    const meanwhile = await add('meanwhile');
    await on(2);
    expect((await listed()).sort()).toEqual([before, meanwhile].sort());
    daysOff = 0;
    await on(717);
    expect(await inTrash()).toEqual([before]);
    await on(717 + 717);
    expect([await listed(), await inTrash()]).toEqual([[], [meanwhile]]);
  });

  it('does not take a lead for old that came while the clock was decades behind', async () => {
    daysOff = -20_000;
    start(BEGIN);
    const id = await add('key');
    daysOff = 0;
    await on(1);
    expect(await listed()).toEqual([id]);
  });

  it('brings back by itself what went into the trash by a clock that a person believed too early', async () => {
    const id = await add('key');
    daysOff = 4 * 365;
    clock.follow({ seenAt: 0, acceptedAt: BEGIN + (day + daysOff) * DAY });
    await on(1);
    expect(await inTrash()).toEqual([id]);
    daysOff = 0;
    clock.follow({ seenAt: 0, acceptedAt: BEGIN + day * DAY });
    await on(2);
    expect(await listed()).toEqual([id]);
  });

  it('never keeps a lead for longer because it was dated in the future', async () => {
    daysOff = 4 * 365;
    start(BEGIN + daysOff * DAY);
    const id = await add('key');
    daysOff = 0;
    start();
    await on(1);
    await on(718);
    expect(await inTrash()).toEqual([id]);
  });
});

import { Clock } from '@clinicdee/clock';
import { keysWith, leadFields } from '@clinicdee/protocol';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { LONGEST_WAIT_MS, type Outbox } from '../../src/leads/outbox.ts';
import { samplePayload } from '../../src/leads/sample-payload.ts';
import { type Store, startServer, stopServer, stores } from './stores.ts';

beforeAll(startServer, 120_000);
afterAll(stopServer);

const lead = (over: Partial<Parameters<Outbox['add']>[0]> = {}) => ({
  payload: samplePayload,
  idempotencyKey: 'a-key-of-one-form-fill' as string | undefined,
  isSuspected: false,
  ...over,
});

describe.each(stores)('the outbox in %s', (_name, open) => {
  let store: Store;
  let outbox: Outbox;
  beforeEach(async () => {
    store = await open();
    outbox = store.outbox(new Clock());
  });
  afterEach(() => store.close());

  it('gives a reference that can be read out', async () => {
    expect((await outbox.add(lead())).reference).toMatch(
      /^[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/,
    );
  });

  describe('one form fill is one lead', () => {
    it('for the same key', async () => {
      const first = await outbox.add(lead());
      const again = await outbox.add(lead());
      expect(again).toEqual({ ...first, isNew: false });
      expect(await outbox.list()).toHaveLength(1);
    });

    it('however where the sender came from was seen', async () => {
      await outbox.add(lead());
      const payload = { ...samplePayload, referrer: 'https://other.example' };
      expect((await outbox.add(lead({ payload }))).isNew).toBe(false);
    });

    it('but a corrected form is a lead of its own, so that nothing is lost', async () => {
      await outbox.add(lead());
      const payload = { ...samplePayload, phone: '0899999999' };
      expect((await outbox.add(lead({ payload }))).isNew).toBe(true);
      expect(await outbox.list()).toHaveLength(2);
    });

    it.each(keysWith(leadFields, 'form'))('and so is one with another %s', async (key) => {
      await outbox.add(lead());
      const other = { ...samplePayload, [key]: key === 'marketing_consent' ? true : 'อื่น' };
      expect((await outbox.add(lead({ payload: other }))).isNew).toBe(true);
    });

    it('without a key: the same words within the hour', async () => {
      const hour = 3_600_000;
      const plain = lead({ idempotencyKey: undefined });
      expect((await outbox.add(plain, 0)).isNew).toBe(true);
      expect((await outbox.add(plain, hour - 1)).isNew).toBe(false);
      expect((await outbox.add(plain, hour)).isNew).toBe(true);
    });
  });

  describe('delivery', () => {
    it('takes the oldest that are due', async () => {
      const first = await outbox.add(lead(), 1000);
      const second = await outbox.add(lead({ idempotencyKey: 'another-form-fill' }), 2000);
      expect((await outbox.due(1, 5000)).map(({ id }) => id)).toEqual([first.id]);
      await outbox.markFailed(first.id, 'http_500', 9000);
      expect((await outbox.due(10, 5000)).map(({ id }) => id)).toEqual([second.id]);
      expect(await outbox.nextAttemptAt()).toBe(2000);
      await outbox.markDelivered(second.id, 6000);
      expect(await outbox.nextAttemptAt()).toBe(9000);
      expect(await outbox.list()).toMatchObject([
        { id: first.id, state: 'waiting', attempts: 1, lastFailure: 'http_500' },
        { id: second.id, state: 'delivered', attempts: 1, deliveredAt: 6000 },
      ]);
    });

    it('takes what was never tried first, then what was tried longest ago', async () => {
      const ids: string[] = [];
      for (const at of [1, 2, 3, 4]) {
        const key = `form-fill-number-${at}`;
        ids.push((await outbox.add(lead({ idempotencyKey: key }), at)).id);
      }
      const [first = '', second = '', third = '', fourth = ''] = ids;
      await outbox.markFailed(first, 'http_503', 0, 20);
      await outbox.markFailed(second, 'http_503', 0, 10);
      const order = async (newest: boolean) =>
        (await outbox.due(10, 99, { newest })).map(({ id }) => id);
      expect(await order(false)).toEqual([third, fourth, second, first]);
      expect(await order(true)).toEqual([fourth, third, second, first]);
      expect(await outbox.due(10, 99, { except: [third] })).toHaveLength(3);
    });

    it('counts how often a lead fails in the same way', async () => {
      const { id } = await outbox.add(lead());
      const times: number[] = [];
      for (const failure of ['http_422', 'http_422', 'http_503', 'http_422']) {
        times.push(await outbox.markFailed(id, failure, 0));
      }
      expect(times).toEqual([1, 2, 1, 1]);
    });

    it('sends what was set aside again, by its id, by its reference or with all', async () => {
      const { id, reference } = await outbox.add(lead());
      for (const which of [id, reference, 'all']) {
        await outbox.setAside(id);
        expect(await outbox.due(1)).toEqual([]);
        expect(await outbox.resend('another')).toBe(0);
        expect(await outbox.resend(which)).toBe(1);
        expect(await outbox.due(1)).toHaveLength(1);
      }
      await outbox.markDelivered(id);
      expect(await outbox.resend('all')).toBe(0);
    });

    it('withdraws what came in another way, and erases what was typed', async () => {
      const key = 'a-key-of-one-form-fill';
      const { id, reference } = await outbox.add(lead());
      expect(await outbox.withdraw('another-form-fill')).toBe(false);
      expect(await outbox.withdraw(key)).toBe(true);
      expect(await outbox.list()).toMatchObject([{ id, state: 'withdrawn' }]);
      expect([await outbox.due(1), await outbox.payloadOf(id), await outbox.resend('all')]).toEqual(
        [[], undefined, 0],
      );
      expect(await outbox.add(lead())).toEqual({ id, reference, isNew: false });
    });

    it('hastens what only waits for the API, not what the API refuses', async () => {
      const down = await outbox.add(lead(), 0);
      const refused = await outbox.add(lead({ idempotencyKey: 'another-form-fill' }), 0);
      await outbox.markFailed(down.id, 'network', 99_000);
      await outbox.markFailed(refused.id, 'http_422', 99_000);
      await outbox.hasten(['network'], 5000);
      expect((await outbox.due(10, 5000)).map(({ id }) => id)).toEqual([down.id]);
    });
  });

  it('sends what is due in the far future at once: a clock was ahead when that was written', async () => {
    const { id } = await outbox.add(lead(), 1000);
    await outbox.markFailed(id, 'http_503', 1000 + LONGEST_WAIT_MS);
    expect(await outbox.due(1, 1000)).toEqual([]);
    expect(await outbox.nextAttemptAt([], 1000)).toBe(1000 + LONGEST_WAIT_MS);
    await outbox.markFailed(id, 'http_503', 1001 + LONGEST_WAIT_MS);
    expect((await outbox.due(1, 1000)).map((due) => due.id)).toEqual([id]);
    expect(await outbox.nextAttemptAt([], 1000)).toBe(1000);
  });

  it('takes no lead of the far future for the same words within the hour', async () => {
    const ahead = await outbox.add(lead({ idempotencyKey: undefined }), 4e12);
    expect((await outbox.add(lead({ idempotencyKey: undefined }), 1000)).id).not.toBe(ahead.id);
  });
});

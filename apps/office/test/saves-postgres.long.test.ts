import { getPayload } from 'payload';
import { afterAll, expect, it } from 'vitest';
import { startOffice, stop } from './office.ts';
import { startPostgres } from './postgres-server.ts';
import {
  DEADLINE,
  expectHangingSaveToBeLeftBehind,
  holdUp,
  kept,
  newLead,
  patchPast,
} from './saves.ts';

/** The cache key of the second office: a Payload with connections and a queue of its own. */
const SECOND = 'second';

const server = await startPostgres();
const office = await startOffice({
  DATABASE_URL: server.url,
  SAVE_DEADLINE_MS: String(DEADLINE),
});
const { default: config } = await import('../src/payload.config.ts');
const second = await getPayload({ config, key: SECOND, disableOnInit: true });
const token = await office.person('sales');
const patchFirst = await patchPast(token);
const patchSecond = await patchPast(token, SECOND);
afterAll(async () => {
  await Promise.all([stop(second), office.stop()]);
  server.stop();
});

it.each(['leads/', 'leads?where[id][equals]='])(
  'keep both changes when they save one lead at the same time: %s',
  async (path) => {
    const id = await newLead(office, `postgres-both-${path.length}`);
    const gate = holdUp(office, `ชื่อใหม่ ${path.length}`);
    const first = patchFirst(`leads/${id}`, { fullname: `ชื่อใหม่ ${path.length}` });
    await gate.isHeld;
    let isSecondDone = false;
    const second = patchSecond(`${path}${id}`, { status: 'contacted' }).finally(() => {
      isSecondDone = true;
    });
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(isSecondDone).toBe(false);
    gate.letGo();
    expect([(await first).status, (await second).status]).toEqual([200, 200]);
    expect(await kept(office, id)).toMatchObject({
      fullname: `ชื่อใหม่ ${path.length}`,
      status: 'contacted',
    });
  },
  20_000,
);

it('save other leads and accept new ones while a save hangs in the other office', async () => {
  const [id, other] = [await newLead(office, 'pg-hang-1'), await newLead(office, 'pg-hang-2')];
  const gate = holdUp(office, 'ค้างที่อีกเครื่อง');
  const hung = patchFirst(`leads/${id}`, { fullname: 'ค้างที่อีกเครื่อง' });
  await gate.isHeld;
  const started = Date.now();
  expect((await patchSecond(`leads/${other}`, { status: 'won' })).status).toBe(200);
  await newLead(office, 'pg-hang-3');
  expect(Date.now() - started).toBeLessThan(DEADLINE / 2);
  // PostgreSQL ends the idle transaction, which frees the row.
  expect((await patchSecond(`leads/${id}`, { status: 'contacted' })).status).toBe(200);
  gate.letGo();
  expect((await hung).ok).toBe(false);
  expect(await kept(office, id)).toMatchObject({ fullname: 'สมหญิง ใจดี', status: 'contacted' });
}, 20_000);

it('give up a save that hangs', () => expectHangingSaveToBeLeftBehind(office), 20_000);

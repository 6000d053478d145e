import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Office, startOffice } from './office.ts';
import {
  DEADLINE,
  expectHangingSaveToBeLeftBehind,
  holdUp,
  kept,
  newLead,
  patchAs,
} from './saves.ts';

let office: Office;

beforeAll(async () => {
  office = await startOffice({ SAVE_DEADLINE_MS: String(DEADLINE) });
}, 60_000);
afterAll(() => office.stop());

it('keeps what two people save of one lead at the same moment', async () => {
  const patch = await patchAs(await office.person('sales'));
  const id = await newLead(office, 'both');
  const gate = holdUp(office, 'ชื่อใหม่');
  const first = patch(`leads/${id}`, { fullname: 'ชื่อใหม่' });
  await gate.isHeld;
  const second = patch(`leads/${id}`, { status: 'contacted' });
  gate.letGo();
  expect([(await first).status, (await second).status]).toEqual([200, 200]);
  expect(await kept(office, id)).toMatchObject({ fullname: 'ชื่อใหม่', status: 'contacted' });
});

it('keeps one save of many and one of a single lead', async () => {
  const patch = await patchAs(await office.person('sales'));
  const id = await newLead(office, 'many');
  const gate = holdUp(office, 'ระหว่างนั้น');
  const one = patch(`leads/${id}`, { fullname: 'ระหว่างนั้น' });
  await gate.isHeld;
  const many = patch('leads?where[id][exists]=true', { status: 'won' });
  gate.letGo();
  expect([(await one).status, (await many).status]).toEqual([200, 200]);
  expect(await kept(office, id)).toMatchObject({ fullname: 'ระหว่างนั้น', status: 'won' });
});

it('leaves a save that hangs behind', () => expectHangingSaveToBeLeftBehind(office), 20_000);

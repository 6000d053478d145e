import { afterAll, expect, it } from 'vitest';
import { startOffice } from './office.ts';
import {
  DEADLINE,
  expectHangingSaveToBeLeftBehind,
  holdUp,
  kept,
  newLead,
  patchAs,
} from './saves.ts';

const office = await startOffice({ SAVE_DEADLINE_MS: String(DEADLINE) });
afterAll(() => office.stop());

it('keeps the changes of two people who save one lead at the same time', async () => {
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

it('keeps a change of one lead that is saved during a bulk edit', async () => {
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

it('gives up a save that hangs', () => expectHangingSaveToBeLeftBehind(office), 20_000);

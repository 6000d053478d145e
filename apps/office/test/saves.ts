import { type CollectionBeforeChangeHook, handleEndpoints } from 'payload';
import { expect } from 'vitest';
import { deliverLead, type Office } from './office.ts';

/** How long a save may take in these tests, in milliseconds. */
export const DEADLINE = 2000;

export type Patch = (path: string, body: object) => Promise<Response>;

/** Returns a PATCH over REST that bypasses the office's save queue. */
export async function patchPast(token: string, office = 'default'): Promise<Patch> {
  const { default: config } = await import('../src/payload.config.ts');
  return (path, body) =>
    handleEndpoints({ config, payloadInstanceCacheKey: office, request: patch(path, token, body) });
}

/** Returns the office's own PATCH handler, with its save queue. */
export async function patchAs(token: string): Promise<Patch> {
  const { default: config } = await import('../src/payload.config.ts');
  const { queuedPatch } = await import('../src/saves/queued-patch.ts');
  const save = queuedPatch((request) => handleEndpoints({ config, request }));
  return (path, body) => {
    const slug = path.split('?')[0]?.split('/') ?? [];
    return save(patch(path, token, body), { params: Promise.resolve({ slug }) });
  };
}

function patch(path: string, token: string, body: object): Request {
  return new Request(`http://127.0.0.1:4322/api/${path}`, {
    method: 'PATCH',
    headers: { 'content-type': 'application/json', authorization: `JWT ${token}` },
    body: JSON.stringify(body),
  });
}

/** Delivers a lead. @returns its id */
export async function newLead(office: Office, key: string): Promise<number> {
  const { status } = await deliverLead(office, `saves-${key}`);
  expect(status).toBe(200);
  return (await office.one('leads')).id;
}

/** The stored lead. */
export function kept(office: Office, id: number) {
  return office.get('leads', id, { depth: 0 });
}

/** Pauses the save of a name between reading and writing. @returns when it pauses, and a function to resume it */
export function holdUp(office: Office, fullname: string) {
  const { promise: isHeld, resolve: held } = Promise.withResolvers<boolean>();
  const { promise: isLet, resolve: letGo } = Promise.withResolvers<boolean>();
  const gate: CollectionBeforeChangeHook = async ({ data }) => {
    if ((data as { fullname?: string }).fullname === fullname) {
      held(true);
      await isLet;
    }
    return data;
  };
  office.payload.collections.leads.config.hooks.beforeChange.unshift(gate);
  return { isHeld, letGo: () => letGo(true) };
}

/** Expects that a hanging save is answered 503, frees its record, and writes nothing when it resumes. */
export async function expectHangingSaveToBeLeftBehind(office: Office): Promise<void> {
  const save = await patchAs(await office.person('sales'));
  const [id, other] = [await newLead(office, 'hangs-1'), await newLead(office, 'hangs-2')];
  const gate = holdUp(office, 'ค้างอยู่');
  const hung = save(`leads/${id}`, { fullname: 'ค้างอยู่' });
  await gate.isHeld;
  const behind = save(`leads/${id}`, { status: 'contacted' });
  const started = Date.now();
  expect((await save(`leads/${other}`, { status: 'won' })).status).toBe(200);
  expect(Date.now() - started).toBeLessThan(DEADLINE / 2);
  const answer = await hung;
  expect(answer.status).toBe(503);
  expect(await answer.text()).toContain('บันทึกไม่เสร็จในเวลาที่กำหนด');
  expect((await behind).status).toBe(200);
  gate.letGo();
  // Time for the late save to write, which it must not.
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(await kept(office, id)).toMatchObject({ fullname: 'สมหญิง ใจดี', status: 'contacted' });
}

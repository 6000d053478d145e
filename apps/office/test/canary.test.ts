import { afterEach, expect, it } from 'vitest';
import { canaryState, alertAboutCanary } from '../src/health/canary.ts';
import { startAlertingOffice } from './alerting-office.ts';
import { deliverLead, until } from './office.ts';
import { runSql } from './sql.ts';

const HOUR = 60 * 60_000;

const { office, hook, events, reset } = await startAlertingOffice(['webhook']);
const { payload } = office;
// Imported after the environment is set, which it reads.
const { readinessOf } = await import('../src/health/checks.ts');
afterEach(reset);

let sent = 0;
const send = (change: Record<string, unknown> = {}, headers: Record<string, string> = {}) =>
  deliverLead(
    office,
    `canary-${sent++}`,
    { user_action: 'canary', fullname: 'Canary', ...change },
    { 'x-lead-canary': '1', ...headers },
  );
const counts = async () => {
  const kinds = ['leads', 'alerts', 'history', 'payload-jobs'] as const;
  return Promise.all(kinds.map((collection) => office.count(collection)));
};

it('passes through intake and leaves no lead, alert, history or job', async () => {
  const before = await counts();
  expect((await send()).status).toBe(200);
  expect(await counts()).toEqual(before);
  expect((await canaryState(payload)).arrivedAt).toBeGreaterThan(0);
  expect((await readinessOf(payload).report()).checks).toMatchObject({
    database: 'ok',
    canary: 'ok',
    channels: 'ok',
  });
  await alertAboutCanary(payload);
  expect(events()).toEqual([]);
});

it('needs the token, valid fields, the header and the user action of a canary', async () => {
  expect((await send({}, { authorization: 'Bearer another' })).status).toBe(401);
  expect((await send({ email: '' })).status).toBe(422);
  // Without the header it is refused; with the header alone it is a real lead, which is stored.
  expect((await send({}, { 'x-lead-canary': '' })).status).toBe(422);
  const [before = 0] = await counts();
  expect((await send({ user_action: 'contact_form_submit' })).status).toBe(200);
  expect((await counts())[0]).toBe(before + 1);
  await until(() => events().includes('lead.created'));
});

it.each([
  ['leads cannot be stored', 'leads', 'lead'],
  ['alerts cannot be created', 'alerts', 'alerts'],
])('alerts staff once when %s, and again when it works', async (_what, table, why) => {
  await runSql(payload, `ALTER TABLE ${table} RENAME TO away`);
  for (const status of [503, 503]) expect((await send()).status).toBe(status);
  expect(events()).toEqual(['canary.lost']);
  expect(JSON.parse(hook.received[0]?.body ?? '')).toMatchObject({ why });
  expect((await canaryState(payload)).lostAt).toBe(why);
  await runSql(payload, `ALTER TABLE away RENAME TO ${table}`);
  const before = await counts();
  expect((await send()).status).toBe(200);
  expect(await counts()).toEqual(before);
  expect(events()).toEqual(['canary.lost', 'canary.back']);
});

it('alerts staff when no canary arrives for two hours, and retries a failed alert', async () => {
  expect((await send()).status).toBe(200);
  const now = Date.now();
  await alertAboutCanary(payload, now + HOUR);
  expect(events()).toEqual([]);
  hook.answers.push(500);
  for (const hours of [2, 2, 3]) await alertAboutCanary(payload, now + hours * HOUR);
  // Sent twice because the first attempt failed.
  expect(events()).toEqual(['canary.lost', 'canary.lost']);
  expect(JSON.parse(hook.received[1]?.body ?? '')).toMatchObject({ why: 'late' });
  expect((await send()).status).toBe(200);
  expect(events().at(-1)).toBe('canary.back');
});

it('does not disturb real leads that arrive at the same time', async () => {
  const [before = 0] = await counts();
  const keys = Array.from({ length: 8 }, (_one, index) => `real-lead-${index}`);
  const answers = await Promise.all(keys.flatMap((key) => [deliverLead(office, key), send()]));
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
  expect((await counts())[0]).toBe(before + keys.length);
});

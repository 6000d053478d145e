import { createLocalReq } from 'payload';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ADMIN, deliverLead, type Office, startOffice } from '../../test/office.ts';
import type { User } from '../payload-types.ts';
import { resetFutureDates } from './accounts-ahead.ts';
import { broken, sourceOf } from './contract.ts';
import { releaseJobs, workOffJobs } from './job-queues.ts';
import { isOpen } from './open-transactions.ts';
import { ITERATIONS, KEY_BYTES } from './password-work.ts';
import { publishingErrors } from './publishing-check.ts';
import { updateWithoutHooks } from './update-without-hooks.ts';
import { carriesSession } from './session-token.ts';
import { schedules } from './schedule-jobs.ts';
import { updateIndexStatistics } from './sqlite-pragmas.ts';
import { storedRows } from './stored-rows.ts';

let office: Office;

beforeAll(async () => {
  office = await startOffice();
  // Background jobs would interfere.
  await office.rest();
}, 120_000);
afterAll(() => office.stop());

it('publishing-check: finds what an empty draft lacks, and changes nothing', async () => {
  const { payload } = office;
  const options = { collection: 'articles', draft: true, overrideAccess: true } as const;
  const draft = await payload.create({ ...options, data: { title: 'ร่าง' }, overrideAccess: true });
  const errors = await publishingErrors(await createLocalReq({}, payload), draft);
  const paths = errors.map(({ path }) => path);
  expect(
    paths,
    broken('publishing-check', 'beforeChangeTraverseFields no longer gathers errors in `errors`'),
  ).toEqual(expect.arrayContaining(['cover', 'excerpt', 'content']));
  const now = await payload.findByID({ ...options, id: draft.id, overrideAccess: true });
  expect(now._status, broken('publishing-check', 'the check has published the draft')).toBe(
    'draft',
  );
});

it('quiet-write: writes the column named, and neither hooks nor others', async () => {
  const { payload } = office;
  await deliverLead(office, 'seam-quiet-write');
  const where = { idempotencyKey: { contains: 'seam-quiet-write' } };
  const find = async () =>
    (await payload.find({ collection: 'leads', where, depth: 0, overrideAccess: true })).docs[0];
  const before = await find();
  const count = () => payload.count({ collection: 'history', overrideAccess: true });
  const entries = (await count()).totalDocs;
  const alertsMadeAt = '2026-01-01T00:00:00.000Z';
  await updateWithoutHooks(payload, {
    collection: 'leads',
    id: before?.id ?? 0,
    data: { alertsMadeAt },
  });
  expect(
    await find(),
    broken('quiet-write', 'db.updateOne touches columns that its data does not name'),
  ).toEqual({ ...before, alertsMadeAt, updatedAt: expect.any(String) as string });
  expect((await count()).totalDocs, broken('quiet-write', 'db.updateOne runs hooks')).toBe(entries);
});

it('quiet-write: leaves the date of the last change where it is told so', async () => {
  const { payload } = office;
  await deliverLead(office, 'seam-quiet-date');
  const where = { idempotencyKey: { contains: 'seam-quiet-date' } };
  const find = async () =>
    (await payload.find({ collection: 'leads', where, depth: 0, overrideAccess: true })).docs[0];
  const before = await find();
  const data = { alertsMadeAt: '2026-01-01T00:00:00.000Z', updatedAt: null };
  await updateWithoutHooks(payload, { collection: 'leads', id: before?.id ?? 0, data });
  expect(
    (await find())?.updatedAt,
    broken('quiet-write', 'db.updateOne dates a change for which updatedAt is null'),
  ).toBe(before?.updatedAt);
});

it('sqlite-pragmas: hold for the one connection', async () => {
  const { client } = office.payload.db as unknown as {
    client: { execute: (sql: string) => Promise<{ rows: unknown[] }> };
  };
  // As in a release that opens a connection per transaction.
  await deliverLead(office, 'seam-secure-delete');
  const { rows } = await client.execute('PRAGMA secure_delete');
  expect(rows, broken('sqlite-pragmas', 'what is deleted stays in the file')).toMatchObject([
    { secure_delete: 1 },
  ]);
});

it('sqlite-pragmas: the newest of many leads are read by an index', async () => {
  const { payload } = office;
  const { client } = payload.db as unknown as {
    client: { execute: (sql: string) => Promise<{ rows: { detail: string }[] }> };
  };
  await client.execute(
    `WITH RECURSIVE numbers (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM numbers WHERE n < 3000)
     INSERT INTO leads (fullname, phone, reference, idempotency_key, alerts_made_at, created_at)
     SELECT 'many', '0811111111', 'MANY-' || n, 'many-' || n, '2020', '2020-01-01T00:00:00.' || n
     FROM numbers`,
  );
  await updateIndexStatistics(payload);
  const { rows } = await client.execute(
    `EXPLAIN QUERY PLAN SELECT * FROM leads WHERE deleted_at IS NULL
     ORDER BY created_at DESC LIMIT 10`,
  );
  expect(
    rows.map(({ detail }) => detail),
    broken('sqlite-pragmas', 'SQLite does not know how many leads are in the trash'),
  ).toEqual([expect.stringContaining('leads_created_at_idx')]);
  await client.execute("DELETE FROM leads WHERE idempotency_key LIKE 'many-%'");
});

it('stored-rows: reads the fields that are named, and no others', async () => {
  const { payload } = office;
  await deliverLead(office, 'seam-stored-rows');
  const rows = await storedRows(payload, {
    collection: 'leads',
    where: { idempotencyKey: { contains: 'seam-stored-rows' } },
    select: { status: true },
    pagination: false,
  });
  expect(rows, broken('stored-rows', 'db.find no longer reads what it is asked for')).toEqual([
    { id: expect.any(Number) as number, status: 'new' },
  ]);
});

it('job-queues: works off what is due by our time, of any queue, and nothing else', async () => {
  const { payload } = office;
  const queue = async (at: number) => {
    const waitUntil = new Date(at);
    const input = { alert: 0 };
    return payload.jobs.queue({ task: 'sendAlert', queue: 'former', input, waitUntil });
  };
  const due = await queue(Date.UTC(2026, 0, 1));
  const later = await queue(Date.UTC(2026, 0, 3));
  const left = async () => {
    const where = { queue: { equals: 'former' } };
    return payload.find({ collection: 'payload-jobs', where, overrideAccess: true });
  };
  await workOffJobs(payload, Date.UTC(2026, 0, 2));
  expect(
    (await left()).docs.map(({ id }) => id),
    broken(
      'job-queues',
      'jobs.run no longer asks our `where` beside its own, or leaves queues out',
    ),
  ).toEqual([later.id]);
  expect(due.id).not.toBe(later.id);
});

it('job-queues: takes a job up again', async () => {
  const { payload } = office;
  const job = await payload.create({
    collection: 'payload-jobs',
    data: { taskSlug: 'eraseOld', queue: 'nobody', processing: true },
    overrideAccess: true,
  });
  await releaseJobs(payload);
  const { processing } = await payload.findByID({
    collection: 'payload-jobs',
    id: job.id,
    overrideAccess: true,
  });
  expect(
    processing,
    broken('job-queues', 'db.updateJobs does not take `processing` from a job of a dead process'),
  ).toBe(false);
});

it('schedule-jobs: reads a schedule that Payload itself would run', async () => {
  const { payload } = office;
  await payload.jobs.queue({
    task: 'schedulePublish',
    // As the drawer writes it, despite its type.
    input: { type: 'publish', doc: { relationTo: 'articles', value: '7' as never } },
    waitUntil: new Date('2030-01-01'),
  });
  expect(
    await schedules(payload, 7),
    broken('schedule-jobs', 'a job schedulePublish names its article in another way'),
  ).toMatchObject([{ articleId: 7, isPublishing: true, hasFailed: false }]);
});

it('open-transactions: says no of what is over', () => {
  expect(
    isOpen(office.payload, 'over'),
    broken('open-transactions', 'db.sessions holds transactions that are over'),
  ).toBe(false);
});

it('editor-words: puts our words over those of the features', () => {
  const { translations } = office.payload.config.i18n as {
    translations: { th?: { lexical?: { link?: { label?: string } } } };
  };
  expect(
    translations.th?.lexical?.link?.label,
    broken('editor-words', 'the features keep their words somewhere else than under `lexical`'),
  ).toBe('ลิงก์');
});

it('password-work: does the work that Payload does', () => {
  const source = sourceOf('payload', 'dist/auth/strategies/local/generatePasswordSaltHash.js');
  for (const [name, value] of [
    ['currentPasswordHashIterations', ITERATIONS],
    ['currentPasswordHashKeyLength', KEY_BYTES],
  ]) {
    expect(source, broken('password-work', `${name} is another`)).toContain(`${name} = ${value};`);
  }
});

it('session-token: knows a session that Payload gave', async () => {
  const authorization = `JWT ${await office.person('sales')}`;
  const { PAYLOAD_SECRET } = office.secrets;
  expect(
    carriesSession({ authorization }, PAYLOAD_SECRET),
    broken('session-token', 'tokens are signed in another way'),
  ).toBe(true);
  expect(carriesSession({ authorization }, 'another')).toBe(false);
});

it('accounts-ahead: ends what a clock that was ahead has given an account, and nothing else', async () => {
  const { payload } = office;
  const years = 5 * 365 * 24 * 60 * 60_000;
  const now = Date.now();
  const email = 'ahead@clinicdee.example';
  const created = await payload.create({
    collection: 'users',
    data: { email, password: ADMIN.password, name: 'x', role: 'sales' },
    overrideAccess: true,
  });
  const me = async (token: string) =>
    (await office.call('GET', '/users/me', { token })).json as { user: object | null };
  const ofYears = await office.login(email);
  const find = () =>
    payload.db.findOne<User>({ collection: 'users', where: { id: { equals: created.id } } });
  const ahead = new Date(now + years).toISOString();
  const account = await find();
  const data = {
    ...account,
    sessions: (account?.sessions ?? []).map((one) => ({ ...one, expiresAt: ahead })),
    resetPasswordExpiration: ahead,
    resetPasswordRequestedAt: ahead,
  };
  await payload.db.updateOne({ collection: 'users', id: created.id, data, returning: false });
  const ofToday = await office.login(email);
  expect((await me(ofYears)).user).not.toBeNull();
  await resetFutureDates(payload, now);
  expect(
    (await me(ofYears)).user,
    broken('accounts-ahead', 'a token is good without its entry in `sessions`'),
  ).toBeNull();
  expect(
    (await me(ofToday)).user,
    broken('accounts-ahead', 'a session of today ended'),
  ).not.toBeNull();
  const after = await find();
  expect(Date.parse(after?.resetPasswordExpiration ?? '')).toBe(now);
  expect(after?.resetPasswordRequestedAt).toBeNull();
  expect(after?.email).toBe(email);
  expect(
    (await office.call('POST', '/users/login', { body: { email, password: ADMIN.password } }))
      .status,
    broken('accounts-ahead', 'db.updateOne touches columns that its data does not name'),
  ).toBe(200);
});

it('odd-requests: stands before each of Payload’s endpoints, and after each fault', async () => {
  const { endpoints } = office.payload.collections.leads.config;
  const paths = endpoints === false ? [] : endpoints.map(({ method, path }) => `${method} ${path}`);
  expect(paths, broken('odd-requests', 'a built collection no longer holds its endpoints')).toEqual(
    expect.arrayContaining(['get /:id', 'patch /:id', 'delete /:id', 'get /versions/:id']),
  );
  expect(
    sourceOf('payload', 'dist/utilities/getRequestEntity.js'),
    broken('odd-requests', 'ids are no longer read from the parameter `id` by parseFloat'),
  ).toMatch(/routeParams\?\.id[\s\S]*parseFloat/);
  const token = await office.person('admin');
  const odd = await office.call('GET', '/history?where[subject][all]=x', { token });
  expect(odd.status, broken('odd-requests', 'afterError no longer changes the status')).toBe(400);
});

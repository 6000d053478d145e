import { createLocalReq } from 'payload';
import { afterAll, expect, it } from 'vitest';
import { deliverLead, startOffice, storeDraft } from '../../test/office.ts';
import { expectStaleSaveToBeRefused } from '../../test/saves.ts';
import { runSql } from '../../test/sql.ts';
import { broken } from './contract.ts';
import { releaseJobs } from './job-queues.ts';
import { publishingErrors } from './publishing-check.ts';
import { schedules } from './schedule-jobs.ts';
import { carriesSession } from './session-token.ts';

const office = await startOffice();
// Background jobs would interfere.
await office.stopJobs();
afterAll(() => office.stop());

it('publishing-check: returns what a draft lacks, and does not publish it', async () => {
  const { payload } = office;
  const draft = await storeDraft(office, { title: 'ร่าง' });
  const errors = await publishingErrors(await createLocalReq({}, payload), 'articles', draft);
  expect(
    errors.map(({ path }) => path),
    broken('publishing-check', 'beforeChangeTraverseFields no longer collects errors in `errors`'),
  ).toEqual(expect.arrayContaining(['cover', 'excerpt', 'content']));
  const { _status } = await office.get('articles', draft.id, { draft: true });
  expect(_status, broken('publishing-check', 'the check has published the draft')).toBe('draft');
});

it.each(['/leads/', '/leads?where[id][equals]='])(
  'optimistic-saves: refuses a save when another has come between, by %s',
  (path) => expectStaleSaveToBeRefused(office, path),
);

it('sqlite-pragmas: apply to the connection in use', async () => {
  await deliverLead(office, 'secure-delete');
  expect(
    await runSql(office.payload, 'PRAGMA secure_delete'),
    broken('sqlite-pragmas', 'deleted rows stay in the file'),
  ).toMatchObject([{ secure_delete: 1 }]);
});

it('job-queues: releases a job of a dead process', async () => {
  const job = { taskSlug: 'eraseOld', queue: 'nobody', processing: true } as const;
  const { id } = await office.create('payload-jobs', job);
  await releaseJobs(office.payload);
  expect(
    (await office.get('payload-jobs', id)).processing,
    broken('job-queues', 'db.updateJobs does not reset `processing`'),
  ).toBe(false);
});

it('schedule-jobs: reads the schedules that Payload stores', async () => {
  await office.payload.jobs.queue({
    task: 'schedulePublish',
    // The drawer writes a string, despite the type.
    input: { type: 'publish', doc: { relationTo: 'articles', value: '7' as never } },
    waitUntil: new Date('2030-01-01'),
  });
  expect(
    await schedules(office.payload, 'articles', 7),
    broken('schedule-jobs', 'a job schedulePublish names its article in another way'),
  ).toMatchObject([{ documentId: 7, isPublishing: true, hasFailed: false }]);
});

it('late-words: overrides the words of the editor features', () => {
  const { translations } = office.payload.config.i18n as {
    translations: { th?: { lexical?: { link?: { label?: string } } } };
  };
  expect(
    translations.th?.lexical?.link?.label,
    broken('late-words', 'the features do not keep their words under `lexical`'),
  ).toBe('ลิงก์');
});

it('session-token: recognises sessions that Payload has signed with our secret', async () => {
  const authorization = `JWT ${(await office.person('sales')).token}`;
  expect(
    carriesSession({ authorization }, office.secrets.PAYLOAD_SECRET),
    broken('session-token', 'tokens are signed in another way'),
  ).toBe(true);
  expect(carriesSession({ authorization }, 'another')).toBe(false);
});

import { expect, it } from 'vitest';
import { startOffice } from '../../test/office.ts';
import { broken } from './contract.ts';
import { releaseJobs } from './job-queues.ts';
import { carriesSession } from './session-token.ts';

const office = await startOffice();
// Background jobs would interfere.
await office.stopJobs();

it('job-queues: releases a job of a dead process', async () => {
  const job = { taskSlug: 'eraseOld', queue: 'nobody', processing: true } as const;
  const { id } = await office.create('payload-jobs', job);
  await releaseJobs(office.payload);
  expect(
    (await office.get('payload-jobs', id)).processing,
    broken('job-queues', 'db.updateJobs does not reset `processing`'),
  ).toBe(false);
});

it('late-translations: overrides the words of the editor features', () => {
  const { translations } = office.payload.config.i18n as {
    translations: { th?: { lexical?: { link?: { label?: string } } } };
  };
  expect(
    translations.th?.lexical?.link?.label,
    broken('late-translations', 'the features do not keep their words under `lexical`'),
  ).toBe('ลิงก์');
});

it('session-token: recognises sessions that Payload has signed with our secret', async () => {
  const authorization = `JWT ${(await office.person('sales')).token}`;
  expect(
    carriesSession({ authorization }, office.secrets.PAYLOAD_SECRET),
    broken('session-token', 'tokens are signed in another way'),
  ).toBe(true);
});

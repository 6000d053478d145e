import { expect, it } from 'vitest';
import { silentLog } from '../../test/lead-outbox.ts';
import { fileContents } from '../content/site-content.ts';
import { answerCall } from './api.ts';

it('answers the office with 503 when the data cannot be read, and logs the error code', async () => {
  const log = silentLog();
  const list = () => {
    throw Object.assign(new Error('gone'), { code: 'ENOENT' });
  };
  const locals = { contents: fileContents, analyticsKey: 'secret', leadService: { log } };
  const headers = { authorization: 'Bearer secret' };
  const answer = await answerCall(new Request('http://site/api/consent', { headers }), {
    locals: { ...locals, consentService: { repository: { list } } } as unknown as App.Locals,
    clientAddress: '',
  });
  expect(answer?.response.status).toBe(503);
  expect(log.warn.mock.lastCall?.[0]).toMatchObject({ code: 'ENOENT' });
});

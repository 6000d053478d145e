import type { APIContext } from 'astro';
import { expect, it, vi } from 'vitest';
import { fileContents } from '../content/site-content.ts';
import { answerOffice } from './answer-office.ts';

const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() };

/** Answers a call with the key `secret`, or with none. */
function answer(read: () => unknown, headers: HeadersInit = { authorization: 'Bearer secret' }) {
  const url = new URL('http://localhost:4321/api/counts');
  const context = {
    locals: { contents: fileContents },
    request: new Request(url, { headers }),
    url,
  };
  return answerOffice(context as unknown as APIContext, 'secret', log, read);
}

it('answers 503 when the data cannot be read, and logs the error code', async () => {
  const response = await answer(() => {
    throw Object.assign(new Error('gone'), { code: 'ENOENT' });
  });
  expect(response.status).toBe(503);
  expect(log.warn.mock.lastCall?.[0]).toMatchObject({ code: 'ENOENT' });
});

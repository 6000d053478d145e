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

it('answers with the data, for no cache to keep', async () => {
  const response = await answer(() => ({ total: 0 }));
  expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'no-store']);
  expect(await response.json()).toEqual({ total: 0 });
});

it('answers 401 without the key, and reads nothing', async () => {
  const read = vi.fn();
  expect((await answer(read, {})).status).toBe(401);
  expect(read).not.toHaveBeenCalled();
});

it('answers 503 when the data cannot be read, and logs the error code', async () => {
  const response = await answer(() => {
    throw Object.assign(new Error('gone'), { code: 'ENOENT' });
  });
  expect(response.status).toBe(503);
  expect(log.warn.mock.lastCall?.[0]).toMatchObject({ code: 'ENOENT' });
});

import { expect, it } from 'vitest';
import { readJson } from './json.ts';

const post = (body: BodyInit, type: string) =>
  new Request('http://localhost/', { method: 'POST', body, headers: { 'content-type': type } });

async function statusOf(request: Request): Promise<number | undefined> {
  const read = await readJson(request);
  return 'refusal' in read ? read.refusal.status : undefined;
}

it.each(['application/json', 'Application/JSON ; charset=utf-8'])(
  'reads a body of type %s',
  async (type) => {
    expect(await readJson(post('{"name":"นภา"}', type))).toEqual({ value: { name: 'นภา' } });
  },
);

it.each(['text/plain', 'application/jsonp', ''])(
  'answers 415 for the content type "%s"',
  async (type) => {
    expect(await statusOf(post('{}', type))).toBe(415);
  },
);

it('answers 400 for a missing or malformed body', async () => {
  expect(await statusOf(post('{"name":', 'application/json'))).toBe(400);
  expect(
    await readJson({ headers: new Headers({ 'content-type': 'application/json' }) }),
  ).toHaveProperty('refusal.status', 400);
});

it('answers 413 for a body over 128 KB', async () => {
  const ofLength = (length: number) => JSON.stringify('a'.repeat(length - 2));
  expect(await statusOf(post(ofLength(128 * 1024), 'application/json'))).toBeUndefined();
  expect(await statusOf(post(ofLength(128 * 1024 + 1), 'application/json'))).toBe(413);
});

import { expect, it } from 'vitest';
import { readJson } from './read-json.ts';

const post = (body: BodyInit, type: string) =>
  new Request('http://localhost/', { method: 'POST', body, headers: { 'content-type': type } });

async function statusOf(request: Request): Promise<number | undefined> {
  const read = await readJson(request);
  return 'refusal' in read ? read.refusal.status : undefined;
}

it.each(['application/json', 'Application/JSON ; charset=utf-8'])('reads %s', async (type) => {
  expect(await readJson(post('{"name":"นภา"}', type))).toEqual({ value: { name: 'นภา' } });
});

it.each(['text/plain', 'application/jsonp', ''])('refuses "%s" with 415', async (type) => {
  expect(await statusOf(post('{}', type))).toBe(415);
});

it('refuses what cannot be read with 400', async () => {
  expect(await statusOf(post('{"name":', 'application/json'))).toBe(400);
  expect(
    await readJson({ headers: new Headers({ 'content-type': 'application/json' }) }),
  ).toHaveProperty('refusal.status', 400);
});

it('takes 128 KB and not a byte more', async () => {
  const ofLength = (length: number) => JSON.stringify('a'.repeat(length - 2));
  expect(await statusOf(post(ofLength(128 * 1024), 'application/json'))).toBeUndefined();
  expect(await statusOf(post(ofLength(128 * 1024 + 1), 'application/json'))).toBe(413);
});

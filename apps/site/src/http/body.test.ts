import { expect, it } from 'vitest';
import { MAX_BODY_BYTES, readBody } from './body.ts';

const read = (request: Request) => readBody(request, new URL('http://localhost'));

const sent = (body: BodyInit, headers: Record<string, string>) =>
  new Request('http://localhost/api/leads', { method: 'POST', body, headers });

const json = { 'content-type': 'application/json' };
const form = { 'content-type': 'application/x-www-form-urlencoded' };

const parts = new FormData();
parts.set('name', 'นภา');

it.each([
  ['JSON', sent('{"name":"นภา"}', json)],
  [
    'JSON of any case',
    sent('{"name":"นภา"}', { 'content-type': 'Application/JSON ; charset=utf-8' }),
  ],
  ['a URL-encoded form', sent('name=%E0%B8%99%E0%B8%A0%E0%B8%B2', form)],
  ['a multipart form', sent(parts, {})],
])('reads %s', async (_, request) => {
  expect(await read(request)).toEqual({ fields: { name: 'นภา' } });
});

it.each(['text/plain', 'application/jsonp', ''])('rejects the media type "%s"', async (type) => {
  expect(await read(sent('{}', { 'content-type': type }))).toEqual({ error: 'wrong_type' });
});

it.each(['[1]', 'null', '"text"', '{"name":', ''])(
  'rejects %s, which is no JSON object',
  async (text) => {
    expect(await read(sent(text, json))).toEqual({ error: 'unreadable' });
  },
);

it('rejects invalid UTF-8', async () => {
  const bytes = Buffer.concat([Buffer.from('{"name":"'), Buffer.of(0xff), Buffer.from('"}')]);
  expect(await read(sent(bytes, json))).toEqual({ error: 'unreadable' });
});

it('accepts a body of the maximum size and rejects one byte more', async () => {
  const ofLength = (length: number) => `"${'a'.repeat(length - 2)}"`;
  const declared = (length: number) => ({ ...json, 'content-length': String(length) });
  // Accepted by its length, it is rejected as no object.
  for (const headers of [json, declared(MAX_BODY_BYTES)])
    expect(await read(sent(ofLength(MAX_BODY_BYTES), headers))).toEqual({ error: 'unreadable' });
  expect(await read(sent(ofLength(MAX_BODY_BYTES + 1), json))).toEqual({ error: 'too_large' });
});

it('does not read a body whose declared length is too long', async () => {
  const request = sent('{}', { ...json, 'content-length': String(MAX_BODY_BYTES + 1) });
  expect(await read(request)).toEqual({ error: 'too_large' });
  expect(request.bodyUsed).toBe(false);
});

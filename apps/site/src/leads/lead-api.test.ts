import { expect, it } from 'vitest';
import { readFailure } from './lead-api.ts';
import { describeFailure, isRefusal } from './failure.ts';

it.each([
  '{"code":200}',
  '{"code":200,"message":"ok","data":{"id":7}}',
  '{"data":{"code":200}}',
  '{"code":200,"data":{"code":"L-17"}}',
  '{"code":200.0,"data":null}',
])('acknowledges a lead: %s', (text) => {
  expect(readFailure(200, text)).toBeUndefined();
  expect(readFailure(201, text, 'status')).toBeUndefined();
});

it.each([
  ['a web page', 200, '<!doctype html><h1>Log in</h1>', 'web_page'],
  ['a fragment of a web page', 200, '\n <p>ok</p>', 'web_page'],
  ['no code', 200, '{"success":true}', 'no_code'],
  ['null', 200, 'null', 'no_code'],
  ['an array', 200, '[{"code":200}]', 'no_code'],
  ['a null code', 200, '{"code":null}', 'no_code'],
  ['a bare number', 200, '200', 'no_code'],
  ['a text code of 200', 200, '{"code":"200"}', 'code_text'],
  ['a nested text code of 200', 200, '{"data":{"code":"200"}}', 'code_text'],
  ['another nested code', 200, '{"data":{"code":500}}', 'code_500'],
  ['two different codes', 200, '{"code":200,"data":{"code":500}}', 'code_500'],
  ['an empty body', 200, '', 'empty'],
  ['204', 204, '', 'empty'],
  ['broken JSON', 200, '{"code":200', 'not_json'],
  ['a body over the limit', 200, undefined, 'too_long'],
  ['an infinite code', 200, '{"code":1e999}', 'code_Infinity'],
  ['a very large code', 200, '{"code":2e40}', 'code_2e+40'],
  ['a redirect', 302, '{"code":200}', 'redirect'],
  ['another status', 500, '{"code":200}', 'http_500'],
])('does not acknowledge a lead: %s', (_name, status, text, failure) => {
  expect(readFailure(status, text)).toBe(failure);
  expect(describeFailure(failure)).toMatch(/^the lead API answered with/);
});

it.each([
  [204, '', undefined],
  [200, 'OK', undefined],
  [201, '{"id":7}', undefined],
  [200, '<html></html>', 'web_page'],
  [200, '{"code":500}', 'code_500'],
  [200, '{"code":"ERROR"}', 'code_text'],
  [202, '{"data":{"code":500}}', 'code_500'],
  [307, '', 'redirect'],
  [404, '', 'http_404'],
])('by status alone, %i with body %j has the failure %s', (status, text, failure) => {
  expect(readFailure(status, text, 'status')).toBe(failure);
});

it.each([
  ['http_422', true],
  ['http_400', true],
  ['code_409', true],
  ['http_401', false],
  ['http_402', false],
  ['http_410', false],
  ['code_403', false],
  ['http_429', false],
  ['http_500', false],
  ['network', false],
])('%s rejects the lead itself: %s', (failure, expected) => {
  expect(isRefusal(failure)).toBe(expected);
});

import { expect, it } from 'vitest';
import { allSourcesOf, broken } from './contract.ts';
import { INVALID_SELECTION, thaiFailure } from './thai-failures.ts';

it.each([
  'NetworkError when attempting to fetch resource.',
  'Load failed',
  'Refreshing token failed: Failed to fetch',
  'The network connection was lost.',
  `Unexpected token '<', "<!DOCTYPE "... is not valid JSON`,
  'JSON.parse: unexpected character at line 1 column 1 of the JSON data',
  'Token is either invalid or has expired.',
  'Something went wrong.',
  'The following fields are invalid: url',
  'Document with ID 7 is currently locked by another user and cannot be updated.',
])('translates: %s', (english) => {
  expect(thaiFailure(english)).toMatch(/^[^a-z]*$/i);
});

it.each([
  [
    `upload node failed to validate: ${INVALID_SELECTION} 2, "a-1"`,
    `ภาพในเนื้อหา: ${INVALID_SELECTION}`,
  ],
  ['link node failed to validate: กรอกช่องนี้', 'ลิงก์ในเนื้อหา: กรอกช่องนี้'],
  ['table node failed to validate: x', 'ส่วนหนึ่งของเนื้อหา: x'],
])('names the part of the content that is invalid: %s', (english, words) => {
  expect(thaiFailure(english)).toBe(words);
});

it.each(['บันทึกแล้ว', 'Google Ads', INVALID_SELECTION, 'Failed to fetch is a song'])(
  'does not translate %s',
  (text) => {
    expect(thaiFailure(text)).toBeUndefined();
  },
);

it('finds the sentences that it translates in Payload', () => {
  const sources = allSourcesOf(['payload', '@payloadcms/richtext-lexical']);
  for (const sentence of [
    'Token is either invalid or has expired',
    'Something went wrong.',
    ' is currently locked by another user and cannot be ',
    'node failed to validate: ',
    'The following fields are invalid: ',
  ]) {
    expect(sources, broken('thai-failures', `"${sentence}" is not in the code any more`)).toContain(
      sentence,
    );
  }
});

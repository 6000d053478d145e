import { expect, it } from 'vitest';
import { th } from '../content/th/index.ts';
import { refuse, refusal } from './refuse.ts';

const { refusals } = th;

it('answers with the status, the words for a visitor, and for no cache to keep', async () => {
  const response = refuse('too_many', { refusals }, { 'retry-after': '30' });
  expect(response.status).toBe(429);
  expect(response.headers.get('retry-after')).toBe('30');
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect(await response.json()).toEqual({
    code: 429,
    message: refusals.too_many,
    error: 'too_many',
  });
});

it('says what it is told to instead', () => {
  expect(refusal('invalid', { refusals }, { message: 'อื่น', errors: { phone: 'สั้นไป' } })).toEqual({
    code: 422,
    message: 'อื่น',
    error: 'invalid',
    errors: { phone: 'สั้นไป' },
  });
});

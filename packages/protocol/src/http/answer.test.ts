import { expect, it } from 'vitest';
import { answerWith, refusalOf } from './answer.ts';

it('refuses with the status that its code has', () => {
  expect(refusalOf('unauthorized', { message: 'ไม่ได้' })).toEqual({
    code: 401,
    message: 'ไม่ได้',
    error: 'unauthorized',
  });
  const errors = { phone: 'สั้นไป' };
  expect(refusalOf('invalid', { message: 'ไม่ครบ', errors })).toMatchObject({
    code: 422,
    errors,
  });
  expect(refusalOf('invalid', { message: 'ไม่ครบ' })).not.toHaveProperty('errors');
});

it('answers with the status that the envelope says, for no cache to keep', async () => {
  const envelope = refusalOf('too_many', { message: 'ช้าลง' });
  const response = answerWith(envelope, { 'retry-after': '3' });
  expect(response.status).toBe(429);
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect(response.headers.get('retry-after')).toBe('3');
  expect(await response.json()).toEqual(envelope);
});

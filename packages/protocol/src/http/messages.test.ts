import { expect, it, vi } from 'vitest';
import { backOffMs, readBytes, refusalOf } from './messages.ts';

it('gives an error the status of its code', () => {
  const errors = { phone: 'สั้นไป' };
  const refusal = { code: 422, message: 'ไม่ครบ', error: 'invalid' };
  expect(refusalOf('invalid', { message: 'ไม่ครบ', errors })).toEqual({ ...refusal, errors });
  expect(refusalOf('invalid', { message: 'ไม่ครบ' })).toStrictEqual(refusal);
});

const stream = (cancel: () => void, ...sizes: number[]) =>
  new ReadableStream<Uint8Array>({
    pull(controller) {
      const size = sizes.shift();
      if (size === undefined) controller.close();
      else controller.enqueue(new Uint8Array(size));
    },
    cancel,
  });

it('reads a body up to the limit, and cancels a larger one', async () => {
  const cancel = vi.fn();
  expect(await readBytes(stream(cancel, 3, 4), 7)).toHaveLength(7);
  expect(await readBytes(null, 7)).toHaveLength(0);
  expect(cancel).not.toHaveBeenCalled();
  expect(await readBytes(stream(cancel, 3, 5, 100), 7)).toBeUndefined();
  expect(cancel).toHaveBeenCalledOnce();
});

it.each([
  [1, 500, 1000],
  [2, 1000, 2000],
  [5, 8000, 16_000],
  [9, 128_000, 256_000],
  [10, 150_000, 300_000],
  [5000, 150_000, 300_000],
])('after %i attempts the delay is %i to %i ms', (attempts, least, most) => {
  expect(backOffMs(attempts, 300_000, 0)).toBe(least);
  expect(backOffMs(attempts, 300_000, 1)).toBe(most);
});

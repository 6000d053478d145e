import { expect, it, vi } from 'vitest';
import { readBytes } from './read-bytes.ts';

const stream = (cancel: () => void, ...sizes: number[]) =>
  new ReadableStream<Uint8Array>({
    pull(controller) {
      const size = sizes.shift();
      if (size === undefined) controller.close();
      else controller.enqueue(new Uint8Array(size));
    },
    cancel,
  });

it('reads a body up to the limit', async () => {
  const cancel = vi.fn();
  expect(await readBytes(stream(cancel, 3, 4), 7)).toHaveLength(7);
  expect(await readBytes(null, 7)).toHaveLength(0);
  expect(cancel).not.toHaveBeenCalled();
});

it('cancels a larger body', async () => {
  const cancel = vi.fn();
  expect(await readBytes(stream(cancel, 3, 5, 100), 7)).toBeUndefined();
  expect(cancel).toHaveBeenCalledOnce();
});

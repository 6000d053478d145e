import { expect, it, vi } from 'vitest';
import { DiskError } from '../../storage/disk-error.ts';
import { PictureCopier } from './copy-pictures.ts';

it('logs failures with a code, at powers of two', async () => {
  const error = vi.fn();
  const allDue = () => {
    throw new DiskError('missing', 'ENOENT');
  };
  const copier = new PictureCopier({
    writer: {} as never,
    pictures: { allDue } as never,
    log: { error } as never,
    onChange: () => undefined,
  });
  for (let turn = 0; turn < 9; turn++) expect(await copier.copyDue(() => false)).toBe(false);
  expect(error.mock.calls.map(([fields]) => fields as unknown)).toEqual(
    [1, 2, 4, 8].map((failures) => ({ code: 'ENOENT', failures })),
  );
});

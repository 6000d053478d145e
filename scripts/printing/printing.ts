// Run only by `unit-setup.test.ts`.
import { expect, it, vi } from 'vitest';

it('says nothing', () => {
  expect(true).toBe(true);
});

it('prints an error', () => {
  console.error('out of order');
});

it('prints an error again', () => {
  console.error('out of order');
});

it('prints a warning', () => {
  console.warn('nearly');
});

it('prints an error that it expects', () => {
  const error = vi.spyOn(console, 'error').mockReturnValue();
  console.error('out of order');
  expect(error).toHaveBeenCalledWith('out of order');
});

import { afterEach, expect, vi } from 'vitest';

// A test that prints an error it did not expect has found something: fail it.
const consoleError = vi.spyOn(console, 'error');

afterEach(() => {
  expect(consoleError).not.toHaveBeenCalled();
});

import { expect, it } from 'vitest';
import { safeError } from './logging.ts';

it('logs a failed query without its values', () => {
  const error = new Error('Failed query: insert into "leads"\nparams: สมชาย,0812345678');
  const logged = JSON.stringify(safeError(new Error('outer', { cause: error })));
  expect(logged).toContain('insert into');
  expect(logged).not.toMatch(/สมชาย|0812345678/);
});

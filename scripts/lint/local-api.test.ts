import { Linter } from 'eslint';
import { expect, it } from 'vitest';
import { localApi } from '../../eslint.config.mjs';

function problems(code: string): string[] {
  const config: Linter.Config = { rules: { 'no-restricted-syntax': ['error', ...localApi] } };
  return new Linter().verify(code, config).map(({ message }) => message);
}

it('reports a call without its own overrideAccess, also a nested one, and accepts one with it', () => {
  const message = localApi[0]?.message;
  expect(problems(`payload.find({ collection: 'leads' })`)).toEqual([message]);
  const nested = `req.payload.update({ collection: 'leads', id, data: { overrideAccess: true } })`;
  expect(problems(nested)).toEqual([message]);
  expect(problems(`req.payload.create({ ...options, overrideAccess: true })`)).toEqual([]);
});

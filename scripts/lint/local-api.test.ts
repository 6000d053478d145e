import { Linter } from 'eslint';
import { expect, it } from 'vitest';
import { localApi } from '../../eslint.config.mjs';

function problems(code: string): string[] {
  const config: Linter.Config = { rules: { 'no-restricted-syntax': ['error', ...localApi] } };
  return new Linter().verify(code, config).map(({ message }) => message);
}

it.each([
  `payload.find({ collection: 'leads' })`,
  `req.payload.update({ collection: 'leads', id, data: { overrideAccess: true } })`,
  `office.payload.count({ ...options })`,
  `payload.findByID(options)`,
  `payload.delete()`,
])('reports %s', (code) => {
  expect(problems(code)).toEqual([localApi[0]?.message]);
});

it.each([
  `payload.find({ collection: 'leads', overrideAccess: false, user })`,
  `req.payload.create({ ...options, overrideAccess: true })`,
  // Not the Local API.
  `list.find((one) => one.id === id)`,
  `payload.db.findOne({ collection: 'leads' })`,
  `payload.logger.warn({ id })`,
])('accepts %s', (code) => {
  expect(problems(code)).toEqual([]);
});

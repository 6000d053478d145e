import { Linter } from 'eslint';
import { expect, it } from 'vitest';
import { explicitAccess } from './explicit-access.mjs';

function problems(code: string): string[] {
  const plugins = { office: { rules: { 'explicit-access': explicitAccess } } };
  const found = new Linter().verify(code, [
    { plugins, rules: { 'office/explicit-access': 'error' } },
  ]);
  return found.map(({ ruleId, message }) => ruleId ?? message);
}

it.each([
  `payload.find({ collection: 'leads' })`,
  `req.payload.update({ collection: 'leads', id, data: { overrideAccess: true } })`,
  `office.payload.count({ ...options })`,
  `payload.findByID(options)`,
  `payload.delete()`,
])('reports %s', (code) => {
  expect(problems(code)).toEqual(['office/explicit-access']);
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

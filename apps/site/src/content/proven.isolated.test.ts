import { expect, it, vi } from 'vitest';

const vendor = vi.hoisted(() => ({ isSampleVendor: false }));
vi.mock('@clinicdee/brand/vendor', async (importOriginal) => ({
  ...(await importOriginal<object>()),
  get isSampleVendor() {
    return vendor.isSampleVendor;
  },
}));

const { isPublic } = await import('./proven.ts');

it.each([
  ['a story without evidence', {}, false],
  ['a sample', { isSample: true, evidence: 'แบบฟอร์มเลขที่ 7' }, false],
  ['a story with evidence', { evidence: 'แบบฟอร์มเลขที่ 7' }, true],
])('%s: is public outside the sample brand: %s', (_what, statement, expected) => {
  vendor.isSampleVendor = false;
  expect(isPublic(statement)).toBe(expected);
  vendor.isSampleVendor = true;
  expect(isPublic(statement)).toBe(true);
});

import { expect, it } from 'vitest';
import { nobody } from './nobody.ts';

it('refuses', () => {
  expect(nobody()).toBe(false);
});

import { expect, it } from 'vitest';
import { nextId } from './store.mjs';

const now = Date.parse('2026-11-23T10:40:00.500Z');

it('calls a release after the time at which it is made', () => {
  expect(nextId('0123456789', [], now)).toBe('20261123T104000-01234567');
  expect(nextId('0123456789', ['20261122T235959-ffffffff'], now)).toBe('20261123T104000-01234567');
});

it('calls it later than all that are kept, though the clock was ahead when they were made', () => {
  const kept = ['20261122T235959-ffffffff', '25690103T235959-ffffffff'];
  const id = nextId('00000000', kept, now);
  expect(id).toBe('25690104T000000-00000000');
  expect(nextId('00000000', [...kept, id], now)).toBe('25690104T000001-00000000');
});

import { afterEach, expect, it } from 'vitest';
import { Clock } from './clock.ts';

const NOW = Date.UTC(2027, 2, 1);
const machines = Date;

afterEach(() => {
  globalThis.Date = machines;
  Object.defineProperty(Date.prototype, 'constructor', { value: machines });
});

function answer(): Clock {
  const clock = new Clock({ wall: () => NOW, elapsed: () => 0, after: () => () => undefined });
  clock.answerDates();
  return clock;
}

it('answers whoever asks for the time', () => {
  answer();
  const { now } = Date;
  expect([Date.now(), now(), new Date().getTime(), Date.parse(Date())]).toEqual([
    ...[NOW, NOW, NOW, NOW],
  ]);
  class Own extends Date {}
  expect(new Own().getTime()).toBe(NOW);
});

it('leaves a date that is made of a time, and what a date is, as they were', () => {
  const before = new Date(2020, 1, 3);
  answer();
  expect(new Date(2020, 1, 3).getTime()).toBe(before.getTime());
  expect(new Date(before).getTime()).toBe(before.getTime());
  expect(new Date(undefined as never).getTime()).toBeNaN();
  expect(Date.UTC(2027, 2, 1)).toBe(NOW);
  expect([before instanceof Date, new Date() instanceof machines]).toEqual([true, true]);
  expect([before.constructor === Date, new Date().constructor === Date]).toEqual([true, true]);
  expect(structuredClone(new Date()).getTime()).toBe(NOW);
});

it('asks the machine itself, and not its own answer', () => {
  const clock = new Clock();
  const before = machines.now();
  clock.answerDates();
  expect(clock.now()).toBeGreaterThanOrEqual(before);
  expect(Math.abs(clock.machineTime() - machines.now())).toBeLessThan(60_000);
});

import { expect, test } from 'vitest';
import { th } from './index.ts';

test('the steps are numbered in order, and the time line matches their times', () => {
  for (const [index, { number, time }] of th.workflow.steps.entries()) {
    expect(number).toBe(index + 1);
    const named = Number(time.value);
    const drawn = time.minutes < 1 ? time.minutes * 60 : time.minutes;
    expect(drawn).toBe(Number.isNaN(named) ? 0 : named);
  }
});

import { expect, it } from 'vitest';
import { comparedClock } from './compared-clock.ts';

const isHere = (host: string) => host.startsWith('127.');
const told = (...ahead: [string, number][]) => comparedClock({ ahead: new Map(ahead) }, isHere);

it('compares with the server whose clock is furthest away, and not with this machine', () => {
  expect(told(['a.example', 800], ['127.0.0.1:80', 9e9])).toMatchObject({
    ...{ level: 'fine', code: 'clock_same' },
  });
  expect(told(['a.example', 800], ['b.example', -5 * 60_000])).toMatchObject({
    ...{ level: 'warning', code: 'clock_off' },
    what: { en: 'The clock is 5 minutes off from b.example' },
  });
  expect(told(['a.example', 365 * 24 * 3_600_000])).toMatchObject({ level: 'broken' });
  expect(told(['127.0.0.1:80', 9e9])).toMatchObject({ level: 'fine', code: 'clock_alone' });
});

import { openPeriodAt } from '@clinicdee/brand/opening-hours';
import { fill } from '../content/fill-in.ts';
import { localeOf } from '../content/languages.ts';
import type { SiteContent } from '../content/site-content.ts';

type Words = Pick<SiteContent['thanks']['ticket'], 'opening' | 'time'>;

const DAY_MS = 24 * 60 * 60_000;

/**
 * Returns when staff will call back, as unbreakable phrases: the rest of today's opening hours, else the next
 * working day with its date. Undefined once that time has passed: the promise counts from the submission, however
 * long the page stays open.
 *
 * @param received when the form was sent
 * @param now the time of rendering, which decides what "today" is
 */
export function callTime(
  received: Date,
  now: Date,
  { opening, time: words }: Words,
  language: string,
): string[] | undefined {
  const { from, to, opens, closes } = openPeriodAt(received, opening);
  if (to <= now.getTime()) return undefined;

  const date = new Intl.DateTimeFormat(localeOf(language), {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    timeZone: 'Asia/Bangkok',
  });
  const day = date.format(from);
  const today = date.format(now);
  const isTomorrow = day === date.format(now.getTime() + DAY_MS);
  const sentence =
    day === today
      ? from <= now.getTime()
        ? words.open
        : words.today
      : isTomorrow
        ? words.tomorrow
        : words.later;
  return sentence.map((piece) => fill(piece, { opens, closes, day }));
}

import { closedWeekdays, sharedHours } from '@clinicdee/brand/opening-hours';
import { weekdays } from '@clinicdee/brand/weekdays';
import { fill } from '../../content/fill-in.ts';
import type { WithContent } from '../../content/site-content.ts';
import './opening-state.css';

/** How far ahead a page knows the holidays. It is made anew each day: half a year is longer than any copy is kept. */
const DAYS_AHEAD = 180;

/** Where a sentence has its time, and as wide as one. */
const clock = '00:00';

/**
 * Whether somebody answers the phone, and a quiet way down to the form. The page is the same for
 * everybody and may be kept, so `browser/opening-state.ts` says it in the browser; until then, and
 * without it, the week's hours stand.
 */
export function OpeningState({ content: { brand, day, hero } }: WithContent) {
  const { later, open, today, tomorrow } = hero.opening;
  const week = sharedHours(brand.opening).map(({ closes, days, opens }) =>
    [days.map((day) => weekdays.indexOf(day)).join(''), opens, closes].join('/'),
  );
  return (
    <p className="hours">
      <span
        className="hours-state"
        data-open={fill(open, { clock })}
        data-today={fill(today, { clock })}
        data-tomorrow={fill(tomorrow, { clock })}
        data-later={fill(later, { day: '…', clock })}
        data-week={week.join(' ')}
        data-holidays={closedWeekdays(new Date(day), DAYS_AHEAD, brand.opening).join(' ')}
      >
        <span className="hours-week">{brand.hours}</span>
      </span>
      <a className="link" href="#contact">
        {hero.toForm}
      </a>
    </p>
  );
}

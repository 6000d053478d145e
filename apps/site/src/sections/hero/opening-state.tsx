import { closedWeekdays, sharedHours } from '@clinicdee/brand/opening-hours';
import { weekdays } from '@clinicdee/brand/weekdays';
import { fill } from '../../content/fill-in.ts';
import type { WithContent } from '../../content/site-content.ts';
import './opening-state.css';

/** How many days of holidays the page includes. Pages are re-rendered daily, and no cached copy lasts half a year. */
const DAYS_AHEAD = 180;

/** Placeholder for a time, of the same width. */
const clock = '00:00';

/**
 * Whether the office is open now, and a link to the form. The page is cached for all visitors, so
 * `browser/opening-state.ts` computes the state in the browser; without it the weekly hours are shown.
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

import { closedWeekdays } from '@clinicdee/brand/opening-hours';
import { weekdays } from '@clinicdee/brand/weekdays';
import { fill } from '../../content/fill-in.ts';
import type { WithContent } from '../../content/site-content.ts';

/** How far ahead a page knows the holidays: longer than anybody leaves a site unbuilt. */
const DAYS_AHEAD = 730;

/**
 * Whether somebody answers the phone, and a quiet way down to the form. The page is the same for
 * everybody and may be old, so `browser/opening-state.ts` says it in the browser; until then, and
 * without it, the week's hours stand.
 */
export function OpeningState({ content: { brand, hero } }: WithContent) {
  const { closes, openDays, opens } = brand.opening;
  const { later, open, today, tomorrow } = hero.opening;
  return (
    <p className="hours">
      <span
        className="hours-state"
        data-open={open}
        data-today={today}
        data-tomorrow={tomorrow}
        data-later={fill(later, { day: '…' })}
        data-opens={opens}
        data-closes={closes}
        data-week={openDays.map((day) => weekdays.indexOf(day)).join('')}
        data-holidays={closedWeekdays(new Date(), DAYS_AHEAD, brand.opening).join(' ')}
      >
        <span className="hours-week">{brand.hours}</span>
      </span>
      <a className="link" href="#contact">
        {hero.toForm}
      </a>
    </p>
  );
}

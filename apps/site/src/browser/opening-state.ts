import { openingState } from '@clinicdee/brand/opening-calendar';
import { languageAt, localeOf } from '../content/languages.ts';

/*
 * Shows beside the phone number whether the office is open. Uses the visitor's clock and Bangkok's hours; texts,
 * hours and holidays are data attributes of the page, which may be as old as its build.
 */
const element = document.querySelector<HTMLElement>('.hours-state');

if (element) {
  const { holidays = '', open, today, tomorrow, later = '' } = element.dataset;
  // Weekdays (0 = Sunday) grouped by hours: `12345/09:00/18:00 6/09:00/12:00`.
  const week = (element.dataset.week ?? '').split(' ').map((group) => group.split('/'));
  const hoursOn = (day: string) => {
    const weekday = `${new Date(day).getUTCDay()}`;
    const [, opens, closes] = week.find(([days]) => days?.includes(weekday)) ?? [];
    return opens && closes && !holidays.includes(day) ? ([opens, closes] as const) : undefined;
  };
  // Called lazily: the first date formatting takes 80 ms on a slow phone.
  const nameOf = (day: string, days: number) => {
    // Within a week the weekday is unambiguous.
    const isNear = days < 7;
    const name = new Date(day).toLocaleDateString(localeOf(languageAt(location.pathname)), {
      ...(isNear ? { weekday: 'long' } : { day: 'numeric', month: 'short' }),
      timeZone: 'UTC',
    });
    return isNear ? name : ` ${name}`;
  };
  const update = () => {
    const { isOpen, days, day, clock } = openingState(new Date(), hoursOn);
    element.dataset.now = isOpen ? 'open' : 'closed';
    const text = isOpen ? open : ([today, tomorrow][days] ?? later.replace('…', nameOf(day, days)));
    element.dataset.says = text?.replace('00:00', clock);
  };
  update();
  setInterval(update, 6e4);
}

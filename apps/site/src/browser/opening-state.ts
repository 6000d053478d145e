import { openingAt } from '@clinicdee/brand/opening-calendar';
import { languageAt } from '../content/languages.ts';

/*
 * Says beside the phone number whether somebody answers now. The moment is the visitor's clock, the
 * hours are Bangkok's; sentences, hours and closed days stand in the page, which may be as old as its build.
 */
const state = document.querySelector<HTMLElement>('.hours-state');

if (state) {
  const { holidays = '', open, today, tomorrow, later = '' } = state.dataset;
  // Days of the week, from Sunday, that share their hours: `12345/09:00/18:00 6/09:00/12:00`.
  const week = (state.dataset.week ?? '').split(' ').map((shared) => shared.split('/'));
  const hoursOn = (day: string) => {
    const weekday = `${new Date(day).getUTCDay()}`;
    const [, opens, closes] = week.find(([days]) => days?.includes(weekday)) ?? [];
    return opens && closes && !holidays.includes(day) ? ([opens, closes] as const) : undefined;
  };
  // Called only where the sentence needs it: the first date in words costs a slow phone 80 ms.
  const nameOf = (day: string, days: number) => {
    // A weekday's name is enough for a week.
    const isNear = days < 7;
    const name = new Date(day).toLocaleDateString(languageAt(location.pathname), {
      ...(isNear ? { weekday: 'long' } : { day: 'numeric', month: 'short' }),
      timeZone: 'UTC',
    });
    return isNear ? name : ` ${name}`;
  };
  const say = () => {
    const { isOpen, days, day, clock } = openingAt(new Date(), hoursOn);
    state.dataset.now = isOpen ? 'open' : 'closed';
    const says = isOpen ? open : ([today, tomorrow][days] ?? later.replace('…', nameOf(day, days)));
    state.dataset.says = says?.replace('00:00', clock);
  };
  say();
  setInterval(say, 6e4);
}

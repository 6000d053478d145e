import { openingAt } from '@clinicdee/brand/opening-calendar';

/*
 * Says beside the phone number whether somebody answers now. The moment is the visitor's clock, the
 * hours are Bangkok's; sentences, hours and closed days stand in the page, which may be as old as its build.
 */
const state = document.querySelector<HTMLElement>('.hours-state');

if (state) {
  const { holidays = '', open, today, tomorrow, later = '' } = state.dataset;
  const { week = '', opens = '', closes = '' } = state.dataset;
  const isWorkingDay = (day: string) =>
    week.includes(`${new Date(day).getUTCDay()}`) && !holidays.includes(day);
  const say = () => {
    const { isOpen, days, day } = openingAt(new Date(), { opens, closes }, isWorkingDay);
    // Doors never stay shut for a week, so a weekday's name is enough.
    const weekday = new Date(day).toLocaleDateString(document.documentElement.lang, {
      weekday: 'long',
      timeZone: 'UTC',
    });
    state.dataset.now = isOpen ? 'open' : 'closed';
    state.dataset.says = isOpen ? open : ([today, tomorrow][days] ?? later.replace('…', weekday));
  };
  say();
  setInterval(say, 6e4);
}

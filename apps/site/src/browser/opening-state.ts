import { isOpenBy, nextOpeningBy } from '@clinicdee/brand/opening-calendar';

/*
 * Says beside the phone number whether somebody answers now. The moment is the visitor's clock, the
 * hours are Bangkok's; sentences and holidays stand in the page, which may be as old as its build.
 */
const state = document.querySelector<HTMLElement>('.hours-state');
const { holidays = '', open, today, tomorrow, later = '' } = state?.dataset ?? {};

const named = (at: number | Date) =>
  new Intl.DateTimeFormat(document.documentElement.lang, {
    weekday: 'long',
    timeZone: 'Asia/Bangkok',
  }).format(at);

function say(): void {
  if (!state) return;
  const now = new Date();
  const isHoliday = (day: string) => holidays.includes(day);
  const isOpen = isOpenBy(now, isHoliday);
  const opens = nextOpeningBy(now, isHoliday);
  const day = named(opens);
  // Doors never stay shut for a week, so a weekday's name is enough.
  const next =
    day === named(now)
      ? today
      : day === named(now.getTime() + 864e5)
        ? tomorrow
        : later.replace('…', day);
  state.dataset.now = isOpen ? 'open' : 'closed';
  state.dataset.says = isOpen ? open : next;
}

if (state) {
  say();
  setInterval(say, 60_000);
  addEventListener('pageshow', say);
}

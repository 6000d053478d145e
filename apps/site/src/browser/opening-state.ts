import { languageAt, localeOf } from '../content/languages.ts';

const DAY_MS = 864e5;
const BANGKOK_MS = 7 * 36e5;

/*
 * Shows beside the phone number whether the office is open. Uses the visitor's clock and Bangkok's hours; texts and
 * open days are data attributes of the page, which may come from a cache.
 */
const element = document.querySelector<HTMLElement>('.hours-state');

if (element) {
  const { open, today, tomorrow, later = '' } = element.dataset;
  // `2026-11-27/09:00/18:00 2026-11-30/09:00/18:00`
  const openDays = (element.dataset.days ?? '').split(' ').map((day) => day.split('/'));
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
    const now = new Date(Date.now() + BANGKOK_MS).toISOString();
    const next = openDays.find(([day, , closes]) => now < `${day}T${closes}`);
    if (!next) return;
    const [day = '', opens = '', closes = ''] = next;
    const isOpen = now >= `${day}T${opens}`;
    const days = (Date.parse(day) - Date.parse(now.slice(0, 10))) / DAY_MS;
    element.dataset.now = isOpen ? 'open' : 'closed';
    const text = isOpen ? open : ([today, tomorrow][days] ?? later.replace('…', nameOf(day, days)));
    element.dataset.says = text?.replace('00:00', isOpen ? closes : opens);
  };
  update();
  setInterval(update, 6e4);
}

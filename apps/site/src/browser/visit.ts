const PLACE = 'visit';
const DAY_MS = 24 * 60 * 60_000;
const BANGKOK_MS = 7 * 60 * 60_000;

/** A tab that was left open for longer begins another visit; the server knows the same number. */
const LONGEST_DAYS = 7;

/** The steps of a visit to a lead, in their order. */
const steps = ['form_seen', 'form_started', 'form_sent'] as const;
type Step = (typeof steps)[number];

/** What the tab keeps of its visit: the number of the day it began, and how many steps it has come. */
type Visit = [day: number, reached: number];

const today = () => Math.floor((Date.now() + BANGKOK_MS) / DAY_MS);

let visit: Visit = [today(), 0];

/** Goes on with the tab's visit, or begins one; returns whether this page is the first of it. */
export function beginVisit(): boolean {
  const before = read();
  visit = before ?? visit;
  keep();
  return before === undefined;
}

/**
 * Comes to a step, and to those before it.
 *
 * @returns those that the visit had not come to before
 */
export function reach(step: Step): Step[] {
  const [, come] = visit;
  visit[1] = Math.max(come, steps.indexOf(step) + 1);
  keep();
  return steps.slice(come, visit[1]);
}

/** How many days ago, by the calendar in Bangkok, the visit began. */
export const daysOfVisit = (): number => Math.max(0, today() - visit[0]);

function read(): Visit | undefined {
  try {
    const [day, reached] = JSON.parse(sessionStorage.getItem(PLACE) ?? '[]') as unknown[];
    if (typeof day !== 'number' || typeof reached !== 'number') return undefined;
    return today() - day <= LONGEST_DAYS ? [day, reached] : undefined;
  } catch {
    return undefined;
  }
}

function keep(): void {
  try {
    sessionStorage.setItem(PLACE, JSON.stringify(visit));
  } catch {
    // Storage may be refused: then every page is a visit.
  }
}

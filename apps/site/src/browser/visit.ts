const STORAGE_KEY = 'visit';
const DAY_MS = 24 * 60 * 60_000;
const BANGKOK_MS = 7 * 60 * 60_000;

/** A longer visit ends and a new one begins; the server uses the same limit. */
const LONGEST_DAYS = 7;

/** The funnel steps from visit to lead, in order. */
const steps = ['form_seen', 'form_started', 'form_sent'] as const;
type Step = (typeof steps)[number];

/** The stored visit: start day (number) and number of funnel steps reached. */
type Visit = [day: number, reached: number];

const today = () => Math.floor((Date.now() + BANGKOK_MS) / DAY_MS);

let visit: Visit = [today(), 0];

/** Resumes the tab's visit or begins one; returns whether this is its first page. */
export function beginVisit(): boolean {
  const before = read();
  visit = before ?? visit;
  save();
  return before === undefined;
}

/**
 * Records a step and all steps before it.
 *
 * @returns the steps that are new in this visit
 */
export function recordStep(step: Step): Step[] {
  const [, before] = visit;
  visit[1] = Math.max(before, steps.indexOf(step) + 1);
  save();
  return steps.slice(before, visit[1]);
}

/** Days since the visit began, by the calendar in Bangkok. */
export const daysSinceStart = (): number => Math.max(0, today() - visit[0]);

function read(): Visit | undefined {
  try {
    const [day, reached] = JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? '[]') as unknown[];
    if (typeof day !== 'number' || typeof reached !== 'number') return undefined;
    return today() - day <= LONGEST_DAYS ? [day, reached] : undefined;
  } catch {
    return undefined;
  }
}

function save(): void {
  try {
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify(visit));
  } catch {
    // Without storage every page counts as a visit.
  }
}

import { readStored, store } from './storage.ts';

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
  const stored = readStored(STORAGE_KEY) as Visit | undefined;
  return stored && today() - stored[0] <= LONGEST_DAYS ? stored : undefined;
}

/** Without storage every page counts as a visit. */
const save = () => store(STORAGE_KEY, visit);

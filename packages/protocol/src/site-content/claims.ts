import * as z from 'zod/mini';
import { calendarDay, type ContentProblem, fitting, line, listOrNothing, unique } from './text.ts';

/** The possible claims (spec §1, "Marketing claims", "Claimed results"). */
export const claimNames = [
  'clinics',
  'availability',
  'stability',
  'timeSaved',
  'efficiency',
  'lessRework',
  'fewerErrors',
  'moreIncome',
  'fewerComplaints',
  'hoursSaved',
] as const;

const claim = z.object({
  claim: z.enum(claimNames, 'empty'),
  figure: line(8),
  isShown: z._default(z.boolean(), false),
  /** The proof and where it is stored; without it the claim is shown for the sample brand only. */
  evidence: z.optional(line(300)),
  /** How and when it was measured. */
  method: z.optional(line(80)),
  /** The date of the next review. */
  reviewOn: z.optional(calendarDay),
});

type Claim = z.infer<typeof claim>;

/** The vendor's claims with their evidence. */
export const claimsContent = z.object({
  claims: listOrNothing(claim, 10, unique('claim'), fitting(problemsIn)),
});

function* problemsIn(claims: Claim[]): Generator<ContentProblem> {
  for (const [index, { claim: name, figure }] of claims.entries()) {
    const path = [index, 'figure'];
    if (name === 'availability') continue;
    // Hours saved of a working day of eight hours.
    if (name === 'hoursSaved' ? !/^[1-8]$/.test(figure) : !/^\d{1,4}(\.\d{1,2})?$/.test(figure)) {
      yield { path, code: name === 'hoursSaved' ? 'not_hours' : 'not_a_figure' };
    }
  }
}

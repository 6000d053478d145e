import * as z from 'zod/mini';
import { calendarDay, fitting, line, repeated, type ContentProblem } from './text.ts';

/** What may be claimed (spec §1, "Marketing claims", "Claimed results"). */
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
  /** What proves it, and where that is kept: without it nobody outside the sample brand sees it. */
  evidence: z.optional(line(300)),
  /** How it was measured, and when. */
  method: z.optional(line(80)),
  /** The day by which it is to be looked at again. */
  reviewOn: z.optional(calendarDay),
});

type Claim = z.infer<typeof claim>;

/** The vendor's claims, each with what proves it. One that is not named is not made. */
export const claimsContent = z.object({
  claims: z._default(z.array(claim).check(z.maxLength(10, 'too_many:10'), fitting(problemsIn)), []),
});

function* problemsIn(claims: Claim[]): Generator<ContentProblem> {
  yield* repeated(claims.map(({ claim: name }, index) => [name, [index, 'claim']]));
  for (const [index, { claim: name, figure }] of claims.entries()) {
    const path = [index, 'figure'];
    if (name === 'availability') continue;
    // The hours of a working day, of which there are eight.
    if (name === 'hoursSaved' ? !/^[1-8]$/.test(figure) : !/^\d{1,4}(\.\d{1,2})?$/.test(figure)) {
      yield { path, code: name === 'hoursSaved' ? 'not_hours' : 'not_a_figure' };
    }
  }
}

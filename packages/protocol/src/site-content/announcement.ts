import * as z from 'zod/mini';
import {
  calendarDay,
  type ContentProblem,
  fitting,
  lineOrNothing,
  linkTarget,
  wholeLink,
} from './text.ts';

const optionalDay = z.optional(calendarDay);

const announcement = z.object({
  isShown: z._default(z.boolean(), false),
  text: lineOrNothing(120),
  /** Text and target of an optional link: a path of the site, or an https URL. */
  linkText: lineOrNothing(40),
  linkAddress: linkTarget,
  /** The first and the last day in Bangkok, both included; open-ended without. */
  from: optionalDay,
  until: optionalDay,
});

/** One line above every page, on the days that the vendor chooses. */
export const announcementContent = announcement.check(fitting(problemsIn));

function* problemsIn(value: z.infer<typeof announcement>): Generator<ContentProblem> {
  const { isShown, text, from, until } = value;
  if (isShown && text === '') yield { path: ['text'], code: 'empty' };
  yield* wholeLink(value);
  if (from !== undefined && until !== undefined && until < from) {
    yield { path: ['until'], code: 'ends_before_start' };
  }
}

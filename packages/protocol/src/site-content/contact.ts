import * as z from 'zod/mini';
import {
  calendarDay,
  fitting,
  line,
  lineOrNothing,
  list,
  listOrNothing,
  unique,
  webAddress,
} from './text.ts';

const weekday = z.enum(['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat']);

const isClock = (text: string) => /^([01]\d|2[0-3]):[0-5]\d$/.test(text);

/** A time of day in Bangkok: `09:00`. */
const clock = z.string('empty').check(z.refine(isClock, 'not_a_time'));

/** Returns whether closing is not after opening; invalid times are reported separately. */
const isBackwards = ({ closes, opens }: { opens: string; closes: string }) =>
  isClock(opens) && isClock(closes) && closes <= opens;

/**
 * Returns whether a phone number is plausible: a Thai number of nine or ten digits, a short code (`1234`), a `1800`
 * number, or an international number with a plus (E.164).
 */
function canBeDialled(text: string): boolean {
  if (!/^\+?[\d ()-]+$/.test(text)) return false;
  const digits = text.replace(/\D/g, '');
  return text.startsWith('+')
    ? /^[1-9]\d{7,14}$/.test(digits)
    : /^(0[1-9]\d{7,8}|1\d{3}|1800\d{6})$/.test(digits);
}

const email = line(100).check(z.regex(/^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/, 'not_an_email'));

/** Contact details, opening hours and address (spec §9, "Opening hours"). */
export const contactContent = z
  .object({
    /** As displayed; its digits are dialled. */
    phone: line(30).check(z.refine(canBeDialled, 'not_a_phone')),
    /** Id of the LINE Official Account. */
    lineId: line(30).check(z.regex(/^@[\w.-]+$/, 'not_a_line_id')),
    email,
    /** Contact for requests under the PDPA. */
    privacyEmail: email,
    /** The product's log-in page; defaults to the file's. */
    crm: z.optional(webAddress),
    /** URLs of the vendor's profiles; default to the file's. */
    profiles: listOrNothing(z.object({ address: webAddress }), 20, unique('address')),
    openDays: list(weekday, 7),
    opens: clock,
    closes: clock,
    /** Open days whose hours differ. */
    otherHours: listOrNothing(
      z.object({ day: weekday, opens: clock, closes: clock }),
      7,
      unique('day'),
    ),
    /** Closed days in addition to public holidays. */
    closedDays: listOrNothing(
      z.object({ day: calendarDay, reason: z.optional(line(60)) }),
      60,
      unique('day'),
    ),
    postal: z.object({
      street: line(100),
      district: line(100),
      province: line(60),
      code: line(10).check(z.regex(/^[1-9]\d{4}$/, 'not_a_postal_code')),
    }),
    /** The map query, and the optional labels of the drawn map. */
    place: z.object({
      search: line(200),
      station: lineOrNothing(30),
      lane: lineOrNothing(30),
      road: lineOrNothing(30),
      floor: lineOrNothing(30),
    }),
  })
  .check(
    fitting(function* ({ openDays, otherHours, ...usual }) {
      if (isBackwards(usual)) yield { path: ['closes'], code: 'not_after_opening' };
      for (const [index, { day, ...own }] of otherHours.entries()) {
        const path = ['otherHours', index];
        if (isBackwards(own)) yield { path: [...path, 'closes'], code: 'not_after_opening' };
        if (!openDays.includes(day)) yield { path: [...path, 'day'], code: 'not_an_open_day' };
      }
    }),
  );

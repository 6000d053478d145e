import { countCharacters, isPhone } from '@clinicdee/protocol';
import * as z from 'zod/mini';

/** A rule that speaks only when the ones before it were content: one message a field. */
export const rule = (isMet: (value: string) => boolean, error: string) =>
  z.refine<string>(isMet, { error, abort: true });

/** Text without the spaces around it. */
export const trimmed = z.string().check(z.trim());

const emailFormat = z.string().check(z.email());

/** A name that must be given (spec §5). Lengths count characters as typed: see `countCharacters`. */
export const nameField = (
  limits: { min: number; max: number },
  errors: { missing: string; short: string; long: string },
) =>
  trimmed.check(
    rule((value) => value !== '', errors.missing),
    rule((value) => countCharacters(value) >= limits.min, errors.short),
    rule((value) => countCharacters(value) <= limits.max, errors.long),
  );

/** A phone number that must be given (spec §5). */
export const phoneField = (errors: { phoneMissing: string; phoneWrong: string }) =>
  trimmed.check(
    rule((value) => value !== '', errors.phoneMissing),
    rule(isPhone, errors.phoneWrong),
  );

/** An e-mail address that must be given (spec §5); 254 characters is the most that mail carries. */
export const emailField = (errors: { emailMissing: string; emailWrong: string }) =>
  trimmed.check(
    rule((value) => value !== '', errors.emailMissing),
    rule(
      (value) => value.length <= 254 && z.safeParse(emailFormat, value).success,
      errors.emailWrong,
    ),
  );

/** Text that may be left out, at most so many characters. */
export const noteField = (max: number, error: string) =>
  z.string().check(rule((value) => countCharacters(value) <= max, error));

/** The first message of each field that does not meet the schema's rules. */
export function firstMessages(schema: z.ZodMiniType, values: unknown): Record<string, string> {
  const found: Record<string, string> = {};
  for (const { path, message } of z.safeParse(schema, values).error?.issues ?? []) {
    found[String(path[0])] ??= message;
  }
  return found;
}

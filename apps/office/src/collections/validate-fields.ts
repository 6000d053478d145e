import { type FormInput, schemaProblems } from '@clinicdee/protocol/site-content';
import type { PayloadRequest } from 'payload';
import type * as z from 'zod/mini';
import { addressError } from '../articles/content-rules.ts';
import { fieldMessage } from '../site-content/error-message.ts';
import { promotionNames } from '../site-content/published.ts';
import { documentOf } from '../site-content/subjects.ts';

/** The schema of these fields, and that of the whole document if it has rules across rows. */
export interface Rules {
  schema: z.ZodMiniObject;
  whole: z.ZodMiniObject | undefined;
}

interface Beside {
  data: object;
  siblingData?: object | undefined;
  /** Missing during input: a form gives the path only when the document is saved. */
  path?: readonly (string | number)[];
  event?: 'onChange' | 'submit' | undefined;
  req: PayloadRequest;
}

/** Returns why a value cannot be published; undefined if it can. */
type Problem = (value: string, options: Beside) => Promise<string | undefined>;

/** What is checked before publishing beside the schema, by input. */
const publishedProblems: Partial<Record<FormInput, Problem>> = {
  link: async (address, { req, siblingData = {} }) => {
    const isHidden = 'isShown' in siblingData && siblingData.isShown !== true;
    return address === '' || isHidden ? undefined : addressError(req, address);
  },
  promotion: async (name, { req: { payload } }) =>
    (await promotionNames(payload)).includes(name)
      ? undefined
      : 'ไม่มีโปรโมชันชื่อนี้แล้ว เลือกใหม่ หรือลบส่วนนี้',
};

/**
 * Validates a field together with the others beside it, and in the end with the whole document. Returns the message of
 * its own problem.
 */
export function validation({ schema, whole }: Rules, name: string, input?: FormInput) {
  const problemOf = input && publishedProblems[input];
  return async (value: unknown, options: Beside): Promise<string | true> => {
    const { data, event, path, siblingData } = options;
    const [problems, place] =
      whole && path
        ? [schemaProblems(whole, documentOf(data)), path]
        : [schemaProblems(schema, documentOf({ ...siblingData, [name]: value })), [name]];
    const own = problems.flatMap(({ path: found, code }) => {
      if (!place.every((step, depth) => String(found[depth]) === String(step))) return [];
      const index = found[place.length];
      if (index === undefined) return [{ code, value }];
      // The texts of a list are one field; the fields of other entries report their own problems.
      const text: unknown = Array.isArray(value) ? value[Number(index)] : undefined;
      return typeof text === 'string' ? [{ code, value: text, entry: Number(index) }] : [];
    });
    if (own.length > 0) return fieldMessage(own, input === 'wordGroups');
    // No requests while typing.
    if (!problemOf || typeof value !== 'string' || event === 'onChange') return true;
    return (await problemOf(value.trim(), options)) ?? true;
  };
}

import { isDeepStrictEqual } from 'node:util';
import {
  type SiteContentSubject,
  type ContentProblem,
  problemsOf,
} from '@clinicdee/protocol/site-content';
import {
  APIError,
  type FlattenedField,
  type GlobalBeforeChangeHook,
  type Payload,
  ValidationError,
} from 'payload';
import { errorMessage } from './error-message.ts';
import { documentOf, isSubject } from './subjects.ts';
import { tryOnSite } from './try-on-site.ts';

/**
 * Before publishing: validates by the rules of the site, with messages per field, and then lets the site render it.
 * Drafts may be invalid.
 *
 * @throws ValidationError naming each field
 */
export const refuseErrors: GlobalBeforeChangeHook = async ({ data, global, req }) => {
  const { slug } = global;
  const written = data as Record<string, unknown>;
  if (written._status === 'draft' || !isSubject(slug)) return written;
  const edit = documentOf(written);
  const own = problemsOf(slug, edit);
  const problems = own.length > 0 ? own : await siteProblems(slug, edit, req.payload);
  if (problems.length === 0) return written;
  throw new ValidationError(
    { global: slug, errors: fieldErrors(problems, slug, edit, req.payload), req },
    req.t,
  );
};

/**
 * Returns the validation errors of a draft with their places in the form: `แพ็กเกจ 2 › ชื่อแพ็กเกจ: กรอกช่องนี้`.
 *
 * @param edit the draft without Payload's own fields
 */
export const errorsOfDraft = (slug: SiteContentSubject, edit: object, payload: Payload): string[] =>
  fieldErrors(problemsOf(slug, edit), slug, edit, payload).map(
    ({ label, message }) => `${label}: ${message}`,
  );

/** Returns one message per field, with its label. */
function fieldErrors(
  problems: readonly ContentProblem[],
  slug: string,
  edit: object,
  { config }: Payload,
) {
  const fields = config.globals.find((global) => global.slug === slug)?.flattenedFields ?? [];
  const errors = errorsAtFields(problems, edit, fields);
  return errors
    .filter(
      ({ path }, index) =>
        errors.findIndex((error) => isDeepStrictEqual(error.path, path)) === index,
    )
    .map(({ path, message }) => ({
      path: path.join('.'),
      message,
      label: placeOf(path, edit, fields),
    }));
}

/**
 * Returns the problems that the site found in this form's fields.
 *
 * @throws APIError when all problems are outside this form
 */
async function siteProblems(
  slug: SiteContentSubject,
  edit: object,
  payload: Payload,
): Promise<ContentProblem[]> {
  const found = await tryOnSite(payload, slug, edit);
  const own = found.flatMap(({ code, field }) => {
    const [subject, ...path] = field?.split('.') ?? [];
    return subject === slug && path.length > 0 ? [{ path, code }] : [];
  });
  const [first] = found;
  if (!first || own.length > 0) return own;
  throw new APIError(`เว็บไซต์แสดงฉบับนี้ไม่ได้: ${first.code}`, 400, undefined, true);
}

/** Returns the message of each problem. Those of a multi-line field are joined, with the first lines quoted. */
function errorsAtFields(
  problems: readonly ContentProblem[],
  edit: object,
  fields: readonly FlattenedField[],
) {
  return problems.map(({ path, code }) => {
    const [name = ''] = path;
    const field = fields.find((field) => field.name === name);
    if (field?.type !== 'json' || path.length < 2)
      return errorAtField({ path, code }, edit, fields);
    const lines: unknown = (edit as Record<string, unknown>)[name];
    const inField = problems
      .filter((problem) => problem.path[0] === name && problem.path.length > 1)
      .sort((a, b) => Number(a.path[1]) - Number(b.path[1]));
    const messages = inField.slice(0, MOST_LINES).map((problem) => lineMessage(problem, lines));
    const more = inField.length - messages.length;
    const rest = more > 0 ? [`และอีก ${more} บรรทัด`] : [];
    return { path: [name], message: [...messages, ...rest].join('\n') };
  });
}

/** Returns the error at a field; quotes the value when the field holds several, since they have no path. */
function errorAtField(
  { path, code }: ContentProblem,
  edit: object,
  fields: readonly FlattenedField[],
) {
  const own = pathOfField(path, edit, fields);
  const value = valueAt(edit, path);
  const message = errorMessage(code, value);
  const isOneOfSeveral = own.length < path.length && typeof value === 'string' && value !== '';
  return { path: own, message: isOneOfSeveral ? `“${shortened(value)}”: ${message}` : message };
}

const valueAt = (edit: object, path: readonly (string | number)[]): unknown =>
  path.reduce<unknown>(
    (value, step) => (value as Record<string, unknown> | null | undefined)?.[step],
    edit,
  );

const shortened = (text: string) =>
  text.length > LINE_SHOWN ? `${text.slice(0, LINE_SHOWN)}…` : text;

/** Truncates the path of a problem to its field: the values of a `hasMany` field have no path. */
function pathOfField(
  path: readonly (string | number)[],
  value: object,
  fields: readonly FlattenedField[],
): (string | number)[] {
  const field = fields.find(({ name }) => name === path[0]);
  if (!field) return [...path];
  if ('hasMany' in field && field.hasMany) return path.slice(0, 1);
  const here = /^\d+$/.test(String(path[1])) ? 2 : 1;
  const inside = insideOf(field, valueAt(value, path.slice(0, here)));
  return [...path.slice(0, here), ...pathOfField(path.slice(here), ...inside)];
}

/** Returns a value, if it is an object, and the fields of its group, row or block. */
function insideOf(field: FlattenedField, value: unknown): [object, readonly FlattenedField[]] {
  const row = typeof value === 'object' && value !== null ? value : {};
  if (field.type !== 'blocks')
    return [row, 'flattenedFields' in field ? field.flattenedFields : []];
  const block = field.blocks.find(({ slug }) => 'blockType' in row && slug === row.blockType);
  return [row, block?.flattenedFields ?? []];
}

/** Lines quoted in one message. */
const MOST_LINES = 5;
/** Characters quoted of a line. */
const LINE_SHOWN = 30;

function lineMessage({ path, code }: ContentProblem, lines: unknown): string {
  const index = Number(path[1]);
  const line: unknown = Array.isArray(lines) ? lines[index] : undefined;
  const text = typeof line === 'string' ? line : '';
  return `บรรทัด ${index + 1} “${shortened(text)}”: ${errorMessage(code, text)}`;
}

/** Returns the place of a field by its labels: `แพ็กเกจ 2 › ชื่อแพ็กเกจ`. */
function placeOf(
  path: readonly (string | number)[],
  value: object,
  fields: readonly FlattenedField[],
): string {
  const field = fields.find(({ name }) => name === path[0]);
  if (!field) return '';
  const label = 'label' in field && typeof field.label === 'string' ? field.label : field.name;
  const isEntry = /^\d+$/.test(String(path[1]));
  const here = isEntry ? `${label} ${Number(path[1]) + 1}` : label;
  const steps = isEntry ? 2 : 1;
  const inside = insideOf(field, valueAt(value, path.slice(0, steps)));
  const below = placeOf(path.slice(steps), ...inside);
  return below === '' ? here : `${here} › ${below}`;
}

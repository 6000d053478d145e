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
  type GlobalBeforeOperationHook,
  type Payload,
  ValidationError,
} from 'payload';
import { errorWords } from './error-words.ts';
import { documentOf, isSubject } from './subjects.ts';
import { tryOnSite } from './try-on-site.ts';

/**
 * Lets nothing be published that the site would refuse: the same rules, each told at its field, and then the site's
 * own trial of it. A draft may be unfinished.
 *
 * @throws ValidationError naming each field
 */
export const refuseErrors: GlobalBeforeChangeHook = async ({ data, global, req }) => {
  const written = data as Record<string, unknown>;
  if (written._status !== 'draft') await refuse(global.slug, written, req);
  return data as unknown;
};

/**
 * The same for an earlier version, which Payload puts back without asking anybody: one that is not right any more is
 * not put back, and no draft is, by which Payload would take what is published off the site. `restore-version.ts` brings
 * drafts back.
 *
 * @throws APIError, ValidationError
 */
export const refuseOldErrors: GlobalBeforeOperationHook = async ({
  args,
  global,
  operation,
  req,
}) => {
  const { draft, id } = args as { draft?: boolean; id?: number | string };
  if (operation !== 'restoreVersion' || id === undefined) return;
  const { version } = await req.payload.findGlobalVersionByID({
    slug: global.slug as SiteContentSubject,
    id: String(id),
    depth: 0,
    // Payload asks itself, a moment later, whether they may.
    overrideAccess: true,
    req,
  });
  if (draft || version._status === 'draft') {
    throw new APIError('กู้คืนเป็นร่างได้ที่แท็บฉบับเก่า', 400, undefined, true);
  }
  await refuse(global.slug, version, req);
};

async function refuse(
  slug: string,
  data: object,
  req: Parameters<GlobalBeforeChangeHook>[0]['req'],
): Promise<void> {
  if (!isSubject(slug)) return;
  const edit = documentOf(data);
  const own = problemsOf(slug, edit);
  const problems = own.length > 0 ? own : await siteProblems(slug, edit, req.payload);
  if (problems.length === 0) return;
  throw new ValidationError(
    { global: slug, errors: toldOnce(problems, slug, edit, req.payload), req },
    req.t,
  );
}

/**
 * What keeps a draft from being shown, each problem with its place in the form: `แพ็กเกจ 2 › ชื่อแพ็กเกจ: กรอกช่องนี้`.
 *
 * @param edit the draft, of which Payload's own is left out
 */
export const errorsOfDraft = (slug: SiteContentSubject, edit: object, payload: Payload): string[] =>
  toldOnce(problemsOf(slug, edit), slug, edit, payload).map(
    ({ label, message }) => `${label}: ${message}`,
  );

/** Each problem at its field, in words; of several at one field the first. */
function toldOnce(
  problems: readonly ContentProblem[],
  slug: string,
  edit: object,
  { config }: Payload,
) {
  const fields = config.globals.find((one) => one.slug === slug)?.flattenedFields ?? [];
  const told = toldAt(problems, edit, fields);
  return told
    .filter(
      ({ path }, index) => told.findIndex((other) => isDeepStrictEqual(other.path, path)) === index,
    )
    .map(({ path, message }) => ({
      path: path.join('.'),
      message,
      label: placeWords(path, fields),
    }));
}

/**
 * What the site says of it, at the fields of this form.
 *
 * @throws APIError when it is none of this form's fields
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

/** Each problem in words. Those in a field of lines stand together at it, the first of them with their lines. */
function toldAt(
  problems: readonly ContentProblem[],
  edit: object,
  fields: readonly FlattenedField[],
) {
  return problems.map(({ path, code }) => {
    const [name = ''] = path;
    const field = fields.find((one) => one.name === name);
    if (field?.type !== 'json' || path.length < 2) return toldAtField({ path, code }, edit, fields);
    const lines: unknown = (edit as Record<string, unknown>)[name];
    const inField = problems
      .filter((one) => one.path[0] === name && one.path.length > 1)
      .sort((one, other) => Number(one.path[1]) - Number(other.path[1]));
    const said = inField.slice(0, MOST_LINES_TOLD).map((one) => lineWords(one, lines));
    const more = inField.length - said.length;
    const rest = more > 0 ? [`และอีก ${more} บรรทัด`] : [];
    return { path: [name], message: [...said, ...rest].join('\n') };
  });
}

/** A problem in words at its field; one of several words in a field is named, since it has no place of its own. */
function toldAtField(
  { path, code }: ContentProblem,
  edit: object,
  fields: readonly FlattenedField[],
) {
  const own = pathOfField(path, fields);
  const value = valueAt(edit, path);
  const said = errorWords(code, value);
  const isOneOfSeveral = own.length < path.length && typeof value === 'string' && value !== '';
  return { path: own, message: isOneOfSeveral ? `“${shortened(value)}”: ${said}` : said };
}

const valueAt = (edit: object, path: readonly (string | number)[]): unknown =>
  path.reduce<unknown>(
    (value, step) => (value as Record<string, unknown> | null | undefined)?.[step],
    edit,
  );

const shortened = (text: string) =>
  text.length > LINE_SHOWN ? `${text.slice(0, LINE_SHOWN)}…` : text;

/** Up to the field that a problem is in: the words of a field that takes several have no place of their own. */
function pathOfField(
  path: readonly (string | number)[],
  fields: readonly FlattenedField[],
): (string | number)[] {
  const field = fields.find(({ name }) => name === path[0]);
  if (!field) return [...path];
  if ('hasMany' in field && field.hasMany) return path.slice(0, 1);
  const inner = 'flattenedFields' in field ? field.flattenedFields : [];
  const here = /^\d+$/.test(String(path[1])) ? 2 : 1;
  return [...path.slice(0, here), ...pathOfField(path.slice(here), inner)];
}

/** Whoever has mended these presses once more. */
const MOST_LINES_TOLD = 5;
/** So much of a line finds it. */
const LINE_SHOWN = 30;

function lineWords({ path, code }: ContentProblem, lines: unknown): string {
  const index = Number(path[1]);
  const line: unknown = Array.isArray(lines) ? lines[index] : undefined;
  const text = typeof line === 'string' ? line : '';
  return `บรรทัด ${index + 1} “${shortened(text)}”: ${errorWords(code, text)}`;
}

/** Where a problem is, in the form's own words: `แพ็กเกจ 2 › ชื่อแพ็กเกจ`. */
function placeWords(
  [step, ...rest]: readonly (string | number)[],
  fields: readonly FlattenedField[],
): string {
  const field = fields.find(({ name }) => name === step);
  if (!field) return '';
  const label = 'label' in field && typeof field.label === 'string' ? field.label : field.name;
  const isEntry = /^\d+$/.test(String(rest[0]));
  const here = isEntry ? `${label} ${Number(rest[0]) + 1}` : label;
  const inner = 'flattenedFields' in field ? field.flattenedFields : [];
  const below = placeWords(isEntry ? rest.slice(1) : rest, inner);
  return below === '' ? here : `${here} › ${below}`;
}

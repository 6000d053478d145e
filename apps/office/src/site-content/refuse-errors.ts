import {
  CONTENT_TRIAL_PATH,
  type ContentProblem,
  type ContentTrial,
  contentTrial,
  problemsOf,
  type SiteContentSubject,
} from '@clinicdee/protocol/site-content';
import {
  APIError,
  type FlattenedField,
  type GlobalBeforeChangeHook,
  type Payload,
  ValidationError,
} from 'payload';
import { recordsOf } from '../access/records.ts';
import { environment } from '../environment/environment.ts';
import { callSite } from '../site/site-client.ts';
import { fieldMessage, type FieldProblem } from './error-message.ts';
import { contentWith } from './published.ts';
import { documentOf, isSubject } from './subjects.ts';

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
  if (slug === 'promotions') await keepShownPromotions(edit, req.payload);
  const problems = own.length > 0 ? own : await siteProblems(slug, edit, req.payload);
  if (problems.length === 0) return written;
  throw new ValidationError(
    { global: slug, errors: fieldErrors(problems, slug, edit, req.payload), req },
    req.t,
  );
};

/** @throws APIError when a published campaign page shows a promotion that is renamed or removed */
async function keepShownPromotions(edit: object, payload: Payload): Promise<void> {
  const { promotions = [] } = edit as { promotions?: { name?: unknown }[] };
  const pages = await recordsOf(payload).find('pages', { _status: { equals: 'published' } });
  for (const { heading, sections } of pages)
    for (const section of sections ?? []) {
      if (section.blockType !== 'promotion') continue;
      const { promotion } = section;
      if (promotions.some(({ name }) => name === promotion)) continue;
      const message = `หน้าแคมเปญ “${heading}” แสดงโปรโมชัน “${promotion}” อยู่ ใช้ชื่อเดิม หรือเอาส่วนนั้นออกจากหน้าก่อน`;
      throw new APIError(message, 400, undefined, true);
    }
}

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
  const placed = problems.map(({ path, code }) => ({ code, ...placeOf(path, edit, fields) }));
  const byField = Map.groupBy(placed, ({ path }) => path.join('.'));
  return [...byField].map(([path, own]) => ({
    path,
    label: own[0]?.label ?? '',
    message: fieldMessage(own, own[0]?.isLines),
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

/** The site renders about ten pages. */
const TIMEOUT_MS = 5000;

/**
 * Lets the site render its pages with content that is about to be published, without showing them.
 *
 * @param edit the content of the subject
 * @returns the problems found; empty when the site is unreachable: it then validates the content itself later, keeps
 *   the last valid content until then, and the dashboard reports problems
 */
async function tryOnSite(
  payload: Payload,
  subject: SiteContentSubject,
  edit: object,
): Promise<ContentTrial['problems']> {
  if (!environment().isSiteKnown) return [];
  const answer = await callSite(CONTENT_TRIAL_PATH, contentTrial, {
    key: environment().CONTENT_API_KEY,
    body: { ...(await contentWith(payload, undefined)), [subject]: edit },
    timeoutMs: TIMEOUT_MS,
  });
  if ('value' in answer) return answer.value.problems;
  payload.logger.warn(
    { code: answer.trouble, subject },
    'published without validation by the site',
  );
  return [];
}

/** A problem in a form. */
interface Placed extends FieldProblem {
  /** The path of its field. */
  path: (string | number)[];
  /** The labels of its field: `แพ็กเกจ 2 › ชื่อแพ็กเกจ`. */
  label: string;
  isLines: boolean;
}

/** Finds the field of a problem. Entries of a `hasMany` field and lines of a multi-line field have no path. */
function placeOf(
  path: readonly (string | number)[],
  row: object,
  fields: readonly FlattenedField[],
): Omit<Placed, 'code'> {
  const [name = '', second] = path;
  const field = fields.find((field) => field.name === name);
  const own = (row as Record<string, unknown>)[name];
  const none = { entry: undefined, isLines: false };
  if (!field) return { path: [...path], label: '', value: own, ...none };
  const label = 'label' in field && typeof field.label === 'string' ? field.label : field.name;
  const index = /^\d+$/.test(String(second)) ? Number(second) : undefined;
  const value = index === undefined || !Array.isArray(own) ? own : (own[index] as unknown);
  const isLines = field.type === 'json';
  if (isLines || ('hasMany' in field && field.hasMany))
    return { path: [name], label, value, entry: index, isLines };
  const [steps, here] = index === undefined ? [1, label] : [2, `${label} ${index + 1}`];
  if (path.length <= steps) return { path: [...path], label: here, value, ...none };
  const below = placeOf(path.slice(steps), ...insideOf(field, value));
  return {
    ...below,
    path: [...path.slice(0, steps), ...below.path],
    label: below.label === '' ? here : `${here} › ${below.label}`,
  };
}

/** Returns a value, if it is an object, and the fields of its group, row or block. */
function insideOf(field: FlattenedField, value: unknown): [object, readonly FlattenedField[]] {
  const row = typeof value === 'object' && value !== null ? value : {};
  if (field.type !== 'blocks')
    return [row, 'flattenedFields' in field ? field.flattenedFields : []];
  const block = field.blocks.find(({ slug }) => 'blockType' in row && slug === row.blockType);
  return [row, block?.flattenedFields ?? []];
}

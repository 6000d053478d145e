import {
  CONTENT_TRIAL_PATH,
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
import { errorMessage } from './error-message.ts';
import { contentWith } from './published.ts';
import { documentOf, isSubject } from './subjects.ts';

/**
 * Before publishing: lets the site render content that is valid by itself, since only the site knows all of it. Mistakes
 * of the content itself are reported by its fields, which are validated next. Drafts may be invalid.
 *
 * @throws ValidationError naming each field; APIError when all problems are outside this form
 */
export const refuseErrors: GlobalBeforeChangeHook = async ({ data, global, req }) => {
  const { slug } = global;
  const written = data as Record<string, unknown>;
  if (written._status === 'draft' || !isSubject(slug)) return written;
  const edit = documentOf(written);
  if (slug === 'promotions') await keepShownPromotions(edit, req.payload);
  const found = problemsOf(slug, edit).length > 0 ? [] : await tryOnSite(req.payload, slug, edit);
  const [first] = found;
  if (!first) return written;
  const errors = found.flatMap(({ code, field = '' }) => {
    const [subject, ...rest] = field.split('.');
    if (subject !== slug || rest.length === 0) return [];
    const label = labelOf(rest, global.flattenedFields);
    return [{ path: rest.join('.'), label, message: errorMessage(code) }];
  });
  if (errors.length > 0) throw new ValidationError({ global: slug, errors, req }, req.t);
  throw new APIError(`เว็บไซต์แสดงฉบับนี้ไม่ได้: ${first.code}`, 400);
};

/** Labels the field at a path such as `packages.1.yearlySatang`: `แพ็กเกจ 2 > ราคาต่อปี`. */
function labelOf(path: readonly string[], fields: readonly FlattenedField[]): string {
  const labels: string[] = [];
  let inside = fields;
  for (const step of path) {
    const field = inside.find(({ name }) => name === step);
    if (/^\d+$/.test(step)) labels.push(`${labels.pop()} ${Number(step) + 1}`);
    else
      labels.push(
        field && 'label' in field && typeof field.label === 'string' ? field.label : step,
      );
    if (field && 'flattenedFields' in field) inside = field.flattenedFields;
  }
  return labels.join(' > ');
}

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
      throw new APIError(message, 400);
    }
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

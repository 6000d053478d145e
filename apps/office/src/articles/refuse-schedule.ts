import { isLandingPage, type LandingPage } from '@clinicdee/protocol/site-content';
import type { PayloadRequest } from 'payload';
import { recordsOf } from '../access/records.ts';
import { may } from '../access/rules.ts';
import { publishingErrors } from '../payload-patches/publishing-check.ts';
import { isStoredAsPublished } from '../payload-patches/schedule-jobs.ts';
import { contentWith } from '../site-content/published.ts';
import { errorsOfDraft } from '../site-content/refuse-errors.ts';
import type { Addressed } from './slug.ts';

interface ScheduleRequest {
  type?: unknown;
  doc?: unknown;
  global?: unknown;
  deleteID?: unknown;
}

/**
 * Returns why an article, a campaign page or the landing page may not be scheduled, as a message for its author;
 * undefined when it may. Payload itself checks neither access nor whether the draft is valid.
 */
export async function refuseSchedule(
  req: PayloadRequest,
  { type, doc, deleteID, global }: ScheduleRequest,
): Promise<string | undefined> {
  const scheduled = documentOf(doc);
  if (
    !may(
      req.user,
      'schedule',
      isLandingPage(global) ? 'words' : (scheduled?.collection ?? 'articles'),
    )
  )
    return 'บัญชีของคุณไม่มีสิทธิ์ตั้งเวลาเผยแพร่';
  if (deleteID !== undefined) return undefined;
  if (isLandingPage(global)) return refuseLandingPage(req, global, type);
  if (!scheduled) return 'ไม่พบหน้าที่จะตั้งเวลา';
  const { collection, id } = scheduled;
  if (type === 'unpublish') {
    return (await isStoredAsPublished(req, collection, id))
      ? undefined
      : `${names[collection]}นี้ยังไม่ได้เผยแพร่ เลือก "เผยแพร่" แล้วบันทึกอีกครั้ง`;
  }
  const draft = await recordsOf(req.payload, req).get(collection, id, { draft: true });
  if (!draft) return 'ไม่พบหน้าที่จะตั้งเวลา';
  const unfinished = (await publishingErrors(req, collection, draft)).map(({ label, path }) =>
    // Without the tab of a label such as `บทความ > ภาพปก`.
    typeof label === 'string' && label !== '' ? label.replace(/^.* > /, '') : path,
  );
  if (unfinished.length === 0) return undefined;
  return `ยังตั้งเวลาเผยแพร่ไม่ได้ กรอกก่อน: ${unfinished.join(', ')}`;
}

/** The landing page is always published once it was; the reset restores the built-in texts. */
async function refuseLandingPage(
  req: PayloadRequest,
  page: LandingPage,
  type: unknown,
): Promise<string | undefined> {
  if (type === 'unpublish') return 'หน้าแรกหยุดเผยแพร่ไม่ได้ เลือก "เผยแพร่" แล้วบันทึกอีกครั้ง';
  const content = await contentWith(req.payload, page);
  const errors = errorsOfDraft(page, content[page] ?? {}, req.payload);
  return errors.length === 0 ? undefined : `ยังตั้งเวลาเผยแพร่ไม่ได้ แก้ก่อน: ${errors.join(' · ')}`;
}

const names: Record<Addressed, string> = { articles: 'บทความ', pages: 'หน้า' };

function documentOf(doc: unknown): { collection: Addressed; id: number } | undefined {
  if (typeof doc !== 'object' || doc === null) return undefined;
  if (!('relationTo' in doc) || !('value' in doc)) return undefined;
  const { relationTo: collection } = doc;
  if (collection !== 'articles' && collection !== 'pages') return undefined;
  const id = Number(doc.value);
  return Number.isInteger(id) ? { collection, id } : undefined;
}

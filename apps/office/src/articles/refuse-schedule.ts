import { isLandingPage } from '@clinicdee/protocol/site-content';
import type { PayloadRequest } from 'payload';
import { recordsOf } from '../access/records.ts';
import { may } from '../access/rules.ts';
import { publishingErrors } from '../payload-patches/publishing-check.ts';
import { errorLine } from '../payload-patches/thai-failures.ts';
import { contentWith } from '../site-content/published.ts';
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
  const scheduled = isLandingPage(global) ? global : documentOf(doc);
  const subject = isLandingPage(scheduled) ? 'siteContent' : (scheduled?.collection ?? 'articles');
  if (!may(req.user, 'schedule', subject)) return 'บัญชีของคุณไม่มีสิทธิ์ตั้งเวลาเผยแพร่';
  if (deleteID !== undefined) return undefined;
  if (!scheduled) return NOT_FOUND;
  if (type === 'unpublish') {
    // The reset of a landing page restores the built-in texts.
    return isLandingPage(scheduled) ? 'หน้าแรกหยุดเผยแพร่ไม่ได้ เลือก "เผยแพร่" แล้วบันทึกอีกครั้ง' : undefined;
  }
  const draft = isLandingPage(scheduled)
    ? (await contentWith(req.payload, scheduled))[scheduled]
    : await recordsOf(req.payload, req).get(scheduled.collection, scheduled.id, { draft: true });
  if (!draft) return NOT_FOUND;
  const slug = isLandingPage(scheduled) ? scheduled : scheduled.collection;
  const errors = await publishingErrors(req, slug, draft);
  if (errors.length === 0) return undefined;
  return `ยังตั้งเวลาเผยแพร่ไม่ได้ แก้ก่อน: ${errors.map(errorLine).join(' · ')}`;
}

const NOT_FOUND = 'ไม่พบหน้าที่จะตั้งเวลา';

function documentOf(doc: unknown): { collection: Addressed; id: number } | undefined {
  if (typeof doc !== 'object' || doc === null) return undefined;
  if (!('relationTo' in doc) || !('value' in doc)) return undefined;
  const { relationTo: collection } = doc;
  if (collection !== 'articles' && collection !== 'pages') return undefined;
  const id = Number(doc.value);
  return Number.isInteger(id) ? { collection, id } : undefined;
}

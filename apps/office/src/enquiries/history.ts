import type {
  CollectionAfterChangeHook,
  CollectionBeforeDeleteHook,
  Payload,
  PayloadRequest,
} from 'payload';
import { recordsOf } from '../access/records.ts';
import { shortDay } from '../i18n/date-formats.ts';
import { recordEvent } from '../audit/record-event.ts';
import type { History } from '../payload-types.ts';
import { type Detail, detailsOf, fieldsOf, textOf } from './details.ts';
import { statusLabel } from './statuses.ts';
import { belongsTo, enquiryNames, isEnquiryCollection, type Subject } from './subject.ts';
import { isConsentRenewed, isWithdrawn } from './prepare.ts';
import { sourceLabel } from './source.ts';

/** Added when a change of status removes the time of first contact. */
const UNDONE = 'ยกเลิกเวลาติดต่อครั้งแรก';

/** Author of entries by the system. */
const OFFICE = 'ระบบ';

/** Adds an entry to the history of a lead or registration. */
export async function record(
  req: PayloadRequest,
  subject: Subject,
  kind: History['kind'],
  text: string,
): Promise<void> {
  await recordsOf(req.payload, req).create('history', {
    subject,
    kind,
    text,
    ...(req.user && { author: req.user.id }),
    authorName: req.user?.name ?? OFFICE,
  });
}

/** After a change: records every difference and the note in the history, and which fields in the audit log. */
export const recordChanges: CollectionAfterChangeHook = async ({
  collection,
  data,
  doc,
  operation,
  previousDoc,
  req,
}) => {
  if (!isEnquiryCollection(collection.slug)) return;
  const now = doc as Record<string, unknown> & { id: number; reference: string };
  const isNew = operation === 'create';
  const untouched = { ...now, status: 'new', owner: req.user?.id, callAgainOn: null };
  const before = (isNew ? untouched : previousDoc) as Record<string, unknown>;
  const subject: Subject = { relationTo: collection.slug, value: now.id };
  const changed: string[] = [];
  /** Records a change in the history; the audit log names it without the values of personal fields. */
  const add = async (kind: History['kind'], text: string, audited = text) => {
    await record(req, subject, kind, text);
    changed.push(audited);
  };
  if (isNew && !req.user) await record(req, subject, 'received', 'ได้รับข้อมูลจากเว็บไซต์');
  if (isNew && req.user) await add('received', sourceLabel('staff'));
  if (now.status !== before.status) {
    const change = `${statusLabel(before.status)} → ${statusLabel(now.status)}`;
    const isUndone = Boolean(before.firstContactedAt) && !now.firstContactedAt;
    await add('status', isUndone ? `${change} (${UNDONE})` : change, change);
  }
  if (idOf(now.owner) !== idOf(before.owner)) {
    const [from, to] = await Promise.all(
      [before.owner, now.owner].map((owner) => nameOf(req.payload, idOf(owner))),
    );
    await add('owner', `${from} → ${to}`, `ผู้รับผิดชอบ ${from} → ${to}`);
  }
  const [dayBefore, day] = [before, now].map((values) => textOf(values, 'callAgainOn'));
  if (day !== dayBefore) {
    const [from, to] = [dayBefore, day].map((one) => (one ? shortDay(one) : '–'));
    await add('field', `โทรอีกครั้ง: ${from} → ${to}`, 'โทรอีกครั้ง');
  }
  if (Boolean(now.deletedAt) !== Boolean(before.deletedAt)) {
    await add('trash', now.deletedAt ? 'ย้ายไปถังขยะ' : 'กู้คืนจากถังขยะ');
  }
  for (const change of changesOf(detailsOf(fieldsOf[collection.slug]), before, now)) {
    await add('field', change, change.slice(0, change.indexOf(':')));
  }
  if (isWithdrawn(before, now)) {
    await add('field', 'รับข่าวสาร: ยินยอม → ถอนความยินยอม', 'ถอนความยินยอม');
  }
  if (isConsentRenewed(before, now)) {
    await record(req, subject, 'field', 'รับข่าวสาร: ถอนความยินยอม → ยินยอมอีกครั้งในรายการใหม่');
  }
  const { note } = data as { note?: unknown };
  if (typeof note === 'string' && note.trim()) {
    await add('note', note.trim(), 'บันทึก');
  }
  if (changed.length === 0) return;
  const entry = `${enquiryNames[collection.slug]} ${now.reference}: ${changed.join(' · ')}`;
  await recordEvent(req, { event: 'change', text: entry });
};

type Values = Readonly<Record<string, unknown>>;

/** Describes the changed fields, one line for each field that the history watches. */
function changesOf(details: readonly Detail[], before: Values, now: Values): string[] {
  return details.flatMap(({ name, words, hasHistory }) => {
    const from = textOf(before, name);
    const to = textOf(now, name);
    if (!hasHistory || from === to) return [];
    return `${words.history ?? words.label}: ${from || '–'} → ${to || '–'}`;
  });
}

/**
 * Before an enquiry is deleted: deletes its history and alerts (PDPA: the right to erasure). Afterwards the
 * database has dropped the relation.
 */
export const eraseTraces: CollectionBeforeDeleteHook = async ({ collection, id, req }) => {
  if (!isEnquiryCollection(collection.slug)) return;
  const where = belongsTo({ relationTo: collection.slug, value: Number(id) });
  const records = recordsOf(req.payload, req);
  await records.remove('history', where);
  await records.remove('alerts', where);
};

function idOf(value: unknown): unknown {
  if (typeof value === 'object' && value !== null && 'id' in value) return value.id;
  return value ?? undefined;
}

async function nameOf(payload: Payload, id: unknown): Promise<string> {
  if (typeof id !== 'number') return '–';
  const person = await recordsOf(payload).get('users', id);
  return person?.name ?? `#${id}`;
}

import { createHash, randomBytes } from 'node:crypto';
import { newReference } from '@clinicdee/protocol';
import { identifiersOf } from '@clinicdee/protocol/identifiers';
import type { PrivacyRequest } from '@clinicdee/protocol/privacy';
import type { CollectionBeforeChangeHook, Payload } from 'payload';
import { recordsOf } from '../access/records.ts';
import { environment } from '../environment/environment.ts';
import { sendMail } from '../people/mails.ts';

const DAY = 24 * 60 * 60_000;
/** The time to answer (section 30). */
const TO_ANSWER = 30 * DAY;
/** Requests in work that are due within this time are shown on the dashboard again. */
const SOON = 7 * DAY;
/** How long the link in the confirmation mail is valid. */
const LINK_VALID = 7 * DAY;

/** The outcome of a withdrawal, which staff complete. */
const WITHDRAWN = 'ระบบถอนความยินยอมรับข่าวสารให้ทันทีแล้ว';

/** States of a request. */
export const requestStates = [
  { value: 'new', label: 'ใหม่' },
  { value: 'working', label: 'กำลังดำเนินการ' },
  { value: 'done', label: 'ดำเนินการแล้ว' },
  { value: 'refused', label: 'ปฏิเสธตามกฎหมาย' },
] as const;

/** Whether a request with this state needs work. */
const isOpen = (state: unknown) => state === 'new' || state === 'working';

/** The phone numbers and e-mail addresses for which a request withdraws consent. */
const withdrawnIn = ({ email, phone, right }: Readonly<Record<string, unknown>>) =>
  identifiersOf(right === 'withdrawal' ? [phone, email] : []);

/** The phone numbers and e-mail addresses for which a change of a request withdraws consent. */
export function newlyWithdrawn(request: object, before: object): Set<string> {
  const known = withdrawnIn({ ...before });
  return new Set([...withdrawnIn({ ...request })].filter((identifier) => !known.has(identifier)));
}

/** Before a request is saved: sets reference and due date, and who closed it when. */
export const prepareRequest: CollectionBeforeChangeHook = ({
  data,
  operation,
  originalDoc,
  req,
}) => {
  const request = data as Record<string, unknown>;
  if (operation === 'create') {
    request.reference = newReference();
    request.dueAt = new Date(Date.now() + TO_ANSWER).toISOString();
  }
  const before = (originalDoc ?? {}) as Record<string, unknown>;
  if (newlyWithdrawn(request, before).size > 0) request.outcome ??= WITHDRAWN;
  const wasOpen = isOpen(before.state ?? 'new');
  if (request.state !== undefined && wasOpen && !isOpen(request.state)) {
    request.closedAt = new Date().toISOString();
    request.handledBy = req.user?.id ?? null;
  }
  if (!wasOpen && isOpen(request.state)) Object.assign(request, { closedAt: null });
  return request;
};

/**
 * Stores a request from the site. With a mail server it asks the person to confirm their address.
 *
 * @returns the reference, and whether the mail was sent
 */
export async function receiveRequest(
  payload: Payload,
  { email: typed, ...request }: PrivacyRequest,
): Promise<{ reference: string; isMailSent: boolean }> {
  const email = typed.toLowerCase();
  const token = randomBytes(32).toString('base64url');
  // The site's key has been checked.
  const { reference } = await recordsOf(payload).create('privacy-requests', {
    ...request,
    email,
    state: 'new',
    reference: '-',
    dueAt: new Date().toISOString(),
    confirmationHash: hashOf(token),
  });
  const link = `${environment().SITE_URL}/pdpa/confirm?token=${token}`;
  const isMailSent = await sendMail(payload, email, `ยืนยันคำขอใช้สิทธิ ${reference}`, [
    [`มีคำขอใช้สิทธิเกี่ยวกับข้อมูลส่วนบุคคลเลขที่ ${reference} ที่ระบุอีเมลนี้`],
    [{ to: link, words: 'เปิดหน้ายืนยันคำขอ' }, ' แล้วกดปุ่มยืนยัน (ใช้ได้ภายใน 7 วัน)'],
    ['หากคุณไม่ได้ส่งคำขอ ไม่ต้องทำอะไร'],
  ]);
  return { reference: reference ?? '', isMailSent };
}

/** Confirms the address of the request with this token. @returns whether there is one */
export async function confirmRequest(payload: Payload, token: string): Promise<boolean> {
  // The token proves the right.
  const records = recordsOf(payload);
  const [request] = await records.find('privacy-requests', {
    and: [
      { confirmationHash: { equals: hashOf(token) } },
      { createdAt: { greater_than: new Date(Date.now() - LINK_VALID).toISOString() } },
    ],
  });
  if (!request) return false;
  if (request.confirmedAt) return true;
  const confirmedAt = new Date().toISOString();
  await records.update('privacy-requests', request.id, { confirmedAt });
  return true;
}

/**
 * Returns the requests that nobody has begun, and those in work that are due within a week or overdue, oldest first. The
 * dashboard shows references to those who may read requests.
 */
export const dueRequests = (payload: Payload) =>
  recordsOf(payload).find(
    'privacy-requests',
    {
      or: [
        { state: { equals: 'new' } },
        {
          state: { equals: 'working' },
          dueAt: { less_than: new Date(Date.now() + SOON).toISOString() },
        },
      ],
    },
    { sort: 'dueAt' },
  );

const hashOf = (token: string) => createHash('sha256').update(token).digest('base64url');

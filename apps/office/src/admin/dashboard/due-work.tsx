import { privacyRights } from '@clinicdee/protocol/privacy';
import Link from 'next/link';
import type { Payload } from 'payload';
import { dueCalls } from '../../enquiries/due-calls.ts';
import { shortDay } from '../../i18n/date-formats.ts';
import type { User } from '../../payload-types.ts';
import { dueRequests } from '../../privacy/requests.ts';
import { claimLabels, overdueClaims } from '../../site-content/overdue-claims.ts';
import { holidaysToLookUpNow } from '../../site-content/owed-holidays.ts';
import { ThaiTime } from '../panels/thai-time.tsx';
import { PhoneLink } from '../phone-link.tsx';

/** The people whom a user should call today, or should have called; empty if there are none. */
export async function DueCalls({ payload, user }: { payload: Payload; user: User }) {
  const { calls, more } = await dueCalls(payload, user);
  if (calls.length === 0) return null;
  return (
    <div className="office-warning" role="status">
      ถึงวันโทรอีกครั้ง
      <ul>
        {calls.map(({ collection, day, fullname, id, phone }) => (
          <li key={`${collection}-${id}`}>
            <Link href={`/admin/collections/${collection}/${id}`} prefetch={false}>
              {fullname}
            </Link>{' '}
            <PhoneLink className="" phone={phone} /> <time dateTime={day}>{shortDay(day)}</time>
          </li>
        ))}
        {more > 0 && <li>และอีก {more} คน</li>}
      </ul>
    </div>
  );
}

/** Requests of people that are due within a week or overdue; empty if there are none. */
export async function DueRequests({ payload }: { payload: Payload }) {
  const requests = await dueRequests(payload);
  if (requests.length === 0) return null;
  const now = Date.now();
  return (
    <div className="office-warning" role="status">
      คำขอใช้สิทธิที่ต้องตอบ
      <ul>
        {requests.map(({ dueAt, id, reference, right }) => (
          <li key={id}>
            <Link href={`/admin/collections/privacy-requests/${id}`} prefetch={false}>
              {reference} {privacyRights.find(({ value }) => value === right)?.label}
            </Link>{' '}
            {dueAt && (
              <>
                {Date.parse(dueAt) < now ? 'เลยกำหนดตั้งแต่' : 'ภายใน'} <ThaiTime value={dueAt} />
              </>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Claims on the website whose review is overdue; empty if there are none. */
export async function OverdueClaims({ payload }: { payload: Payload }) {
  const claims = await overdueClaims(payload);
  if (claims.length === 0) return null;
  return (
    <p className="office-warning" role="status">
      เลยกำหนดทบทวนตัวเลขบนเว็บไซต์:{' '}
      {claims.map(({ claim, figure }) => `${claimLabels[claim]} ${figure}`).join(' · ')}{' '}
      <Link href="/admin/globals/claims" prefetch={false}>
        ตรวจ หรือปิดการแสดง
      </Link>
    </p>
  );
}

/** A reminder to add or verify a year's public holidays; empty if it is done. */
export async function OwedHolidays({ payload }: { payload: Payload }) {
  const owed = await holidaysToLookUpNow(payload);
  if (!owed) return null;
  const year = owed.year + 543;
  return (
    <p className="office-warning" role="status">
      {owed.isListed
        ? `วันหยุดราชการปี ${year} ในระบบมาจากปฏิทิน ยังไม่ได้เทียบกับประกาศของคณะรัฐมนตรี เทียบแล้วเพิ่มวันที่ขาด`
        : `ระบบยังไม่มีวันมาฆบูชา วิสาขบูชา อาสาฬหบูชา และวันหยุดพิเศษของปี ${year} เว็บไซต์จะบอกว่าเปิดในวันเหล่านั้น เพิ่มเอง`}{' '}
      <Link href="/admin/globals/contact" prefetch={false}>
        ในวันหยุดเพิ่มจากวันหยุดราชการ
      </Link>
    </p>
  );
}

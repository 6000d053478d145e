import { privacyRights } from '@clinicdee/protocol/privacy';
import { claimLabels } from '@clinicdee/protocol/site-content';
import type { Payload } from 'payload';
import { deadLinks } from '../../articles/published-links.ts';
import { dueCalls } from '../../enquiries/due-calls.ts';
import { bangkokDay, shortDay } from '../../i18n/date-formats.ts';
import type { User } from '../../payload-types.ts';
import { dueRequests } from '../../privacy/requests.ts';
import { overdue } from '../../site-content/overdue-claims.ts';
import { holidaysToLookUp } from '../../site-content/owed-holidays.ts';
import { openingHours, publishedSubject } from '../../site-content/published.ts';
import { ThaiTime } from '../panels/thai-time.tsx';
import { PhoneLink } from '../phone-link.tsx';
import { WorkList } from '../work-list.tsx';

/** The people whom a user should call today, or should have called; empty if there are none. */
export async function DueCalls({ payload, user }: { payload: Payload; user: User }) {
  const { calls, more } = await dueCalls(payload, user);
  return (
    <WorkList
      heading="ถึงวันโทรอีกครั้ง"
      entries={calls.map(({ collection, day, fullname, id, phone }) => ({
        href: `/admin/collections/${collection}/${id}`,
        name: fullname,
        detail: (
          <>
            <PhoneLink className="" phone={phone} /> <time dateTime={day}>{shortDay(day)}</time>
          </>
        ),
      }))}
      rest={more > 0 ? `และอีก ${more} คน` : undefined}
    />
  );
}

/** Requests of people that are new, due within a week or overdue; empty if there are none. */
export async function DueRequests({ payload }: { payload: Payload }) {
  const requests = await dueRequests(payload);
  const now = Date.now();
  return (
    <WorkList
      heading="คำขอใช้สิทธิที่ต้องตอบ"
      entries={requests.map(({ dueAt, id, reference, right }) => ({
        href: `/admin/collections/privacy-requests/${id}`,
        name: `${reference} ${privacyRights.find(({ value }) => value === right)?.label}`,
        detail: dueAt && (
          <>
            {Date.parse(dueAt) < now ? 'เลยกำหนดตั้งแต่' : 'ภายใน'} <ThaiTime value={dueAt} />
          </>
        ),
      }))}
    />
  );
}

/** The most documents with dead links that are listed; the others are only counted. */
const NAMED = 5;

/** Published documents with broken links and their problems; empty if there are none. */
export async function DeadLinks({ payload }: { payload: Payload }) {
  const dead = await deadLinks(payload);
  return (
    <WorkList
      heading="ลิงก์ในเนื้อหาที่เผยแพร่แล้วพาผู้อ่านไปไม่ถึง แก้ลิงก์แล้วเผยแพร่อีกครั้ง หรือให้หน้าปลายทางกลับมาแสดง"
      entries={dead.slice(0, NAMED).map(({ href, title, problems }) => ({
        href,
        name: title,
        detail: problems.join(' · '),
      }))}
      rest={dead.length > NAMED ? `และอีก ${dead.length - NAMED} รายการ` : undefined}
    />
  );
}

/** Claims on the website whose review is overdue; empty if there are none. */
export async function OverdueClaims({ payload }: { payload: Payload }) {
  const { claims } = await publishedSubject(payload, 'claims');
  return (
    <WorkList
      heading="เลยกำหนดทบทวนตัวเลขบนเว็บไซต์ ตรวจ หรือปิดการแสดง"
      entries={overdue(claims, Date.now()).map(({ claim, figure }) => ({
        href: '/admin/globals/claims',
        name: `${claimLabels[claim]} ${figure}`,
      }))}
    />
  );
}

/** A reminder to add or verify a year's public holidays; empty if it is done. */
export async function OwedHolidays({ payload }: { payload: Payload }) {
  const owed = holidaysToLookUp(bangkokDay(Date.now()), await openingHours(payload));
  if (!owed) return null;
  const year = owed.year + 543;
  const heading = owed.isListed
    ? `วันหยุดราชการปี ${year} ในระบบมาจากปฏิทิน ยังไม่ได้เทียบกับประกาศของคณะรัฐมนตรี เทียบแล้วเพิ่มวันที่ขาด`
    : `ระบบยังไม่มีวันมาฆบูชา วิสาขบูชา อาสาฬหบูชา และวันหยุดพิเศษของปี ${year} เว็บไซต์จะบอกว่าเปิดในวันเหล่านั้น เพิ่มเอง`;
  const entry = { href: '/admin/globals/contact', name: 'วันหยุดเพิ่มจากวันหยุดราชการ' };
  return <WorkList heading={heading} entries={[entry]} />;
}

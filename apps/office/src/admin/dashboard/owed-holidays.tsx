import Link from 'next/link';
import type { Payload } from 'payload';
import { holidaysToLookUpNow } from '../../site-content/owed-holidays.ts';

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

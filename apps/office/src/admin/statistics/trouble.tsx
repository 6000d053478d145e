import type { Said } from '../../statistics/ask-site.ts';
import { ThaiTime } from '../panels/thai-time.tsx';

const reasons = {
  unreachable: 'ติดต่อเว็บไซต์ไม่ได้ในตอนนี้',
  key_refused: 'เว็บไซต์ไม่รับกุญแจของหลังบ้าน ผู้ดูแลระบบต้องตั้ง STATISTICS_KEY ให้ตรงกัน',
  not_understood: 'เว็บไซต์ตอบกลับมาในรูปแบบที่อ่านไม่ได้ เว็บไซต์กับหลังบ้านอาจเป็นคนละรุ่น',
} as const;

/** Says why there is nothing new from the site, and what is shown instead. */
export function Trouble({ said }: { said: Said<unknown> }) {
  if (!said.trouble) return null;
  return (
    <p className="office-warning" role="alert">
      {reasons[said.trouble]}{' '}
      {said.value !== undefined && said.at ? (
        <>
          ข้อมูลด้านล่างเป็นของ <ThaiTime value={said.at.toISOString()} />
        </>
      ) : (
        'จึงยังไม่มีข้อมูลให้แสดง ลองเปิดหน้านี้ใหม่ภายหลัง'
      )}
    </p>
  );
}

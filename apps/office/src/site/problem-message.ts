import type { SiteProblem } from './site-client.ts';

/**
 * Returns the message for staff about a failed call of the site.
 *
 * @param key the variable of the bearer token
 */
export function problemMessage(
  problem: SiteProblem,
  key: 'ANALYTICS_READ_KEY' | 'LEADS_ADMIN_KEY',
): string {
  return {
    unreachable: 'ติดต่อเว็บไซต์ไม่ได้ในตอนนี้',
    not_now: 'เว็บไซต์อ่านข้อมูลส่วนนี้ไม่ได้ในตอนนี้ ดูสาเหตุในสภาพระบบที่หน้าแรก',
    key_refused: `เว็บไซต์ไม่รับกุญแจของหลังบ้าน ผู้ดูแลระบบต้องตั้ง ${key} ให้ตรงกัน`,
    not_understood: 'เว็บไซต์ตอบกลับมาในรูปแบบที่อ่านไม่ได้ เว็บไซต์กับหลังบ้านอาจเป็นคนละรุ่น',
  }[problem];
}

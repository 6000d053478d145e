import { channelOf } from './active-channels.ts';

const words = new Map(
  Object.entries({
    ECONNREFUSED: 'ปลายทางไม่รับการเชื่อมต่อ',
    ENOTFOUND: 'ไม่พบที่อยู่ปลายทาง',
    EAI_AGAIN: 'ไม่พบที่อยู่ปลายทาง',
    ECONNECTION: 'ติดต่อปลายทางไม่ได้',
    ECONNRESET: 'ปลายทางตัดการเชื่อมต่อ',
    ESOCKET: 'ติดต่อปลายทางไม่ได้',
    ETIMEDOUT: 'ปลายทางไม่ตอบในเวลา',
    not_set: 'ยังไม่ได้ตั้งค่าช่องทางนี้',
    timeout: 'ปลายทางไม่ตอบในเวลา',
  }),
);

/**
 * Why an alert did not get through, for people, in the words of its channel where that has some; the
 * code stays for whoever mends it.
 */
export function failureWords(channel: string, code: string): string {
  const own = new Map(Object.entries(channelOf(channel)?.failures ?? {})).get(code);
  if (own !== undefined) return `${own} (${code})`;
  const status = /_(\d{3})$/.exec(code)?.[1];
  if (status === '401' || status === '403') return `ปลายทางไม่ยอมรับรหัสของเรา (${code})`;
  if (status === '429') return `เกินจำนวนที่ส่งได้ (${code})`;
  if (status) return `ปลายทางตอบว่าผิดพลาด (${code})`;
  return words.get(code) ?? `ขัดข้อง (${code})`;
}

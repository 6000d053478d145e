import type { Recipients } from '@clinicdee/protocol/http/mail';
import { channelOf } from './active-channels.ts';
import type { FailingChannel } from './channel-health.ts';

const words: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'ปลายทางไม่รับการเชื่อมต่อ',
  ENOTFOUND: 'ไม่พบที่อยู่ปลายทาง',
  EAI_AGAIN: 'ไม่พบที่อยู่ปลายทาง',
  ECONNECTION: 'ติดต่อปลายทางไม่ได้',
  ECONNRESET: 'ปลายทางตัดการเชื่อมต่อ',
  UND_ERR_SOCKET: 'ปลายทางตัดการเชื่อมต่อ',
  EMFILE: 'หลังบ้านเปิดการเชื่อมต่อเพิ่มไม่ได้ ให้ผู้ดูแลเครื่องเพิ่มขีดจำกัด (LimitNOFILE)',
  ESOCKET: 'ติดต่อปลายทางไม่ได้',
  ETIMEDOUT: 'ปลายทางไม่ตอบในเวลา',
  not_set: 'ยังไม่ได้ตั้งค่าช่องทางนี้',
  timeout: 'ปลายทางไม่ตอบในเวลา',
  ETLS: 'คุยกับปลายทางอย่างเข้ารหัสไม่ได้',
};

/** Returns the description of a TLS error. */
function wordsOfTls(code: string): string | undefined {
  if (/^(?:EPROTO|ERR_SSL_)/.test(code)) return 'ปลายทางไม่ได้เข้ารหัส ทั้งที่อยู่เป็น https';
  return /CERT|SIGNATURE/.test(code)
    ? 'ใบรับรองของปลายทางหมดอายุ เป็นของชื่ออื่น หรือไม่น่าเชื่อถือ'
    : undefined;
}

/** Describes for staff what fails on a channel, and why. */
export function failingMessage({ channel, code, isPartial, recipients }: FailingChannel): string {
  const what = isPartial ? 'ส่งไม่ถึงผู้รับบางราย' : 'ส่งไม่สำเร็จหลายครั้งติดกัน';
  return `${what} ${failureMessage(channel, code, recipients)}`;
}

/**
 * Describes a failed delivery for staff, with the error code for support; prefers the channel's own messages.
 *
 * @param missed the recipients that were not reached, with their error codes, if known
 */
export function failureMessage(channel: string, code: string, missed: Recipients = {}): string {
  const codes = [...new Set(Object.values(missed))];
  const reasons = codes.map((recipientCode) => {
    const addresses = Object.keys(missed).filter((address) => missed[address] === recipientCode);
    return `ส่งไม่ถึง ${addresses.join(', ')}: ${reasonMessage(channel, recipientCode)}`;
  });
  if (!codes.includes(code)) reasons.unshift(reasonMessage(channel, code));
  return reasons.join(' · ');
}

function reasonMessage(channel: string, code: string): string {
  const { failures, setting } = channelOf(channel) ?? {};
  const byCode: Readonly<Record<string, string>> = failures ?? {};
  const own = byCode[code] ?? byCode[code.replace(/\d\d$/, 'xx')];
  if (own !== undefined) return `${own} (${code})`;
  const status = /_(\d{3})$/.exec(code)?.[1];
  const where = setting === undefined ? '' : ` ตรวจ ${setting}`;
  if (status?.startsWith('3'))
    return `ปลายทางตอบ ${status} ว่าย้ายไปที่อยู่อื่น ให้ตั้งที่อยู่ใหม่${where} (${code})`;
  if (status === '429') return `เกินจำนวนที่ส่งได้ (${code})`;
  if (status) return `ปลายทางตอบว่าผิดพลาด (${code})`;
  return `${words[code] ?? wordsOfTls(code) ?? 'ขัดข้อง'}${where} (${code})`;
}

const words: Record<string, string> = {
  ECONNREFUSED: 'ปลายทางไม่รับการเชื่อมต่อ',
  ENOTFOUND: 'ไม่พบที่อยู่ปลายทาง',
  EAI_AGAIN: 'ไม่พบที่อยู่ปลายทาง',
  ECONNECTION: 'ติดต่อปลายทางไม่ได้',
  ECONNRESET: 'ปลายทางตัดการเชื่อมต่อ',
  ESOCKET: 'ติดต่อปลายทางไม่ได้',
  ETIMEDOUT: 'ปลายทางไม่ตอบในเวลา',
  not_set: 'ยังไม่ได้ตั้งค่าช่องทางนี้',
  timeout: 'ปลายทางไม่ตอบในเวลา',
};

/** Why an alert did not get through, for people; the code stays for whoever mends it. */
export function failureWords(code: string): string {
  const status = /_(\d{3})$/.exec(code)?.[1];
  if (status === '401' || status === '403' || code === 'smtp_535')
    return `ปลายทางไม่ยอมรับรหัสของเรา (${code})`;
  if (status === '429') return `เกินจำนวนที่ส่งได้ (${code})`;
  if (status) return `ปลายทางตอบว่าผิดพลาด (${code})`;
  return words[code] ?? `ขัดข้อง (${code})`;
}

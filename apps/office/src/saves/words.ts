/** For whoever saved, when nobody knows how far it came. */
export const SAVE_TOOK_TOO_LONG =
  'บันทึกไม่เสร็จในเวลาที่กำหนด โหลดหน้านี้ใหม่เพื่อดูว่าบันทึกแล้วหรือยัง แล้วลองอีกครั้ง';

/** For whoever waited in vain for somebody else's save. */
export const RECORD_IS_BUSY = 'รายการนี้กำลังถูกบันทึกอยู่ที่อื่น ยังไม่ได้บันทึกของคุณ รอสักครู่แล้วกดบันทึกอีกครั้ง';

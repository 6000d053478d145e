/** Shown after a timeout, when the result of the save is unknown. */
export const SAVE_TOOK_TOO_LONG =
  'บันทึกไม่เสร็จในเวลาที่กำหนด โหลดหน้านี้ใหม่เพื่อดูว่าบันทึกแล้วหรือยัง แล้วลองอีกครั้ง';

/** Shown when waiting for another save of the record timed out. */
export const RECORD_IS_BUSY = 'รายการนี้กำลังถูกบันทึกอยู่ที่อื่น ยังไม่ได้บันทึกของคุณ รอสักครู่แล้วกดบันทึกอีกครั้ง';

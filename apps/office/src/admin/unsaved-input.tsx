'use client';

import { useTyping } from '../payload-patches/typing.ts';
import { ThaiTime } from './panels/thai-time.tsx';

/**
 * Above the fields of every form: what was typed here and never saved, to be brought back, and, in the website's words,
 * whether somebody else has saved meanwhile. A session that ends, a tab that is closed or a colleague who was faster
 * takes nothing.
 */
export function UnsavedInput() {
  const { bringBack, canSave, drop, left, newer, subject, takeOver } = useTyping(Date.now);
  if (!canSave) {
    return subject ? (
      <p className="field-hint">ดูได้อย่างเดียว ผู้ดูแลระบบและการตลาดเป็นผู้แก้และเผยแพร่</p>
    ) : null;
  }
  return (
    <>
      {left && (
        <p className="office-warning" role="status">
          มีข้อความที่พิมพ์ค้างไว้เมื่อ <ThaiTime value={new Date(left.at).toISOString()} /> และยังไม่ได้บันทึก{' '}
          <button type="button" className="quiet-button" onClick={() => void bringBack()}>
            นำกลับมา
          </button>{' '}
          <button type="button" className="quiet-button" onClick={drop}>
            ทิ้ง
          </button>
        </p>
      )}
      {newer !== undefined && (
        <p className="office-warning" role="alert">
          มีการบันทึกเรื่องนี้เมื่อ <ThaiTime value={newer} /> หลังจากที่คุณเปิดไว้ ที่คุณพิมพ์ยังอยู่ครบ แต่ยังไม่ได้บันทึก{' '}
          <a href={`/admin/globals/${subject}/versions`} target="_blank" rel="noopener">
            ดูฉบับนั้น (เปิดแท็บใหม่)
          </a>{' '}
          <button type="button" className="quiet-button" onClick={takeOver}>
            ใช้ของฉันแทน
          </button>
        </p>
      )}
    </>
  );
}

'use client';

import { useUnsavedInput } from '../payload-patches/typing.ts';
import { ThaiTime } from './panels/thai-time.tsx';

/**
 * Shown above the fields of every form: offers to restore unsaved input, which survives an expired session, a closed
 * tab and a colleague's save. In site content also says that somebody else has saved meanwhile.
 */
export function UnsavedInput() {
  const { restoreUnsaved, canSave, discard, unsaved, newer, subject, overwriteNewer } =
    useUnsavedInput(Date.now);
  if (!canSave) {
    return subject ? (
      <p className="field-hint">ดูได้อย่างเดียว ผู้ดูแลระบบและการตลาดเป็นผู้แก้และเผยแพร่</p>
    ) : null;
  }
  return (
    <>
      {unsaved && (
        <p className="office-warning" role="status">
          มีข้อความที่พิมพ์ค้างไว้เมื่อ <ThaiTime value={new Date(unsaved.at).toISOString()} /> และยังไม่ได้บันทึก{' '}
          <button type="button" className="quiet-button" onClick={() => void restoreUnsaved()}>
            นำกลับมา
          </button>{' '}
          <button type="button" className="quiet-button" onClick={discard}>
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
          <button type="button" className="quiet-button" onClick={overwriteNewer}>
            ใช้ของฉันแทน
          </button>
        </p>
      )}
    </>
  );
}

/** The page shown when the site sheds load. */
export const busy = {
  title: 'ขณะนี้มีผู้เข้าชมพร้อมกันจำนวนมาก',
  steps: ['รอสักครู่ แล้วโหลดหน้านี้ใหม่', 'ถ้าเพิ่งกดส่งแบบฟอร์ม กดย้อนกลับ ตรวจว่าข้อมูลยังอยู่ครบ แล้วส่งอีกครั้ง'],
  /** Before phone number and LINE id. */
  call: 'รอไม่สะดวก ติดต่อเราได้ทันที',
};

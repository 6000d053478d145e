/** What questions are made of, and chat: nobody looks for it, unless there is nothing else to look for. */
export const stopWords: ReadonlySet<string> = new Set(
  (
    'ที่ การ ความ เป็น ใน ของ และ หรือ มี ได้ ให้ กับ แต่ ก็ จะ ว่า นี้ นั้น คือ จาก โดย ด้วย เพื่อ แบบ อะไร ยังไง ' +
    'อย่างไร ไหม มั้ย มัย ไม๊ ป่าว หรือเปล่า รึเปล่า เมื่อไร เมื่อไหร่ ตอนไหน ที่ไหน ไหน ใคร ทำไม ทำไง ไง เท่าไร เท่าไหร่ กี่ บ้าง ' +
    'ครับ คับ ค่ะ คะ ค่า นะ จ้า จ้ะ หน่อย ดี ทำ ต้อง ควร อยาก ขอ ช่วย แล้ว อยู่ ถ้า เมื่อ ตอน ไป มา เอา ๆ ฯ ' +
    'โดน อยากรู้ อยากทราบ รบกวน ช่วยบอก แนะนำ ' +
    'วิธี วิธีการ ขั้นตอน เรื่อง บทความ หา ค้นหา สอบถาม อ่าน เกี่ยวกับ ' +
    'a an the of for in on to and or is how what why with my'
  ).split(' '),
);

/** What says how or where, and is hardly ever what somebody looks for: it counts less than other words. */
export const weakWords: ReadonlySet<string> = new Set(
  'เล็ก ใหญ่ มาก ก่อน หลัง แรก ไม่ ใช้ ใช้งาน ง่าย ยาก เร็ว ใหม่ เก่า เยอะ น้อย ผ่าน ดู เข้า ออก ขึ้น ลง กัน ไว้ ตัวเอง เอง เพิ่ม ระบบ คลินิก'.split(
    ' ',
  ),
);

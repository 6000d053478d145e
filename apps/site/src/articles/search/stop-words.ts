/** What questions are made of, and chat: nobody looks for it, unless there is nothing else to look for. */
export const stopWords: ReadonlySet<string> = new Set(
  (
    'ที่ การ ความ เป็น ใน ของ และ หรือ มี ได้ ให้ กับ แต่ ก็ จะ ว่า นี้ นั้น คือ จาก โดย ด้วย เพื่อ แบบ อะไร ยังไง ' +
    'อย่างไร ไหม มั้ย มัย ไม๊ ป่าว หรือเปล่า รึเปล่า เมื่อไร เมื่อไหร่ ตอนไหน ที่ไหน ไหน ใคร ทำไม ทำไง ไง เท่าไร เท่าไหร่ กี่ บ้าง ' +
    'ครับ คับ ค่ะ คะ ค่า นะ จ้า จ้ะ หน่อย ดี ทำ ต้อง ควร อยาก ขอ ช่วย แล้ว อยู่ ถ้า เมื่อ ตอน ไป มา เอา ๆ ฯ ' +
    'โดน อยากรู้ อยากทราบ รบกวน ช่วยบอก แนะนำ อยากได้ ยังงัย งัย ไงดี ทำไงดี ทำยังไง ยังไงดี มั๊ย ไม๊ ไหน ป่ะ ปะ เหรอ หรอ ละ ล่ะ ' +
    'สิ ซิ จ้า งับ ค้าบ ฮะ ค่ะ เลย กว่า ก็ได้ ได้ไหม ได้มั้ย ได้บ้าง เพราะ เพราะอะไร ซึ่ง อัน นั่น นี่ เขา เรา ดิฉัน หนู ฉัน ' +
    'วิธี วิธีการ ขั้นตอน เรื่อง บทความ หา ค้นหา สอบถาม อ่าน เกี่ยวกับ ' +
    'a an the of for in on to and or is are do does can i we it how what why when where who with my our from by'
  ).split(' '),
);

/** What says how or where, and is hardly ever what somebody looks for: it counts less than other words. */
const weakWords: ReadonlySet<string> = new Set(
  (
    'เล็ก ใหญ่ มาก ก่อน หลัง แรก ไม่ ใช้ ใช้งาน ง่าย ยาก เร็ว ช้า นาน ใหม่ เก่า เยอะ น้อย บ่อย บ่อยๆ ผ่าน ดู เข้า ออก ขึ้น ลง ' +
    'กัน ไว้ ตัวเอง เอง เพิ่ม ระบบ คลินิก ใต้ บน ข้าง นอก ภายใน ภายนอก ระหว่าง ถึง ตาม ต่อ ทุก ทั้ง หลาย แต่ละ เดียว ครั้ง อัน ตัว ' +
    'คน ร้าน ของ พบ เจอ เห็น รู้ บอก แจ้ง กด ตั้ง ใส่ วาง ถือ พูด คิด เรียก ถาม ตอบ เปลี่ยน เริ่ม จบ ครบ พอ หมด เหลือ เกิด ' +
    'เตรียม สร้าง จัดการ จัด ส่วน ข้อ ด้าน ด้วยกัน ร่วมกัน เลย เท่านั้น เสมอ สำหรับ พร้อม จริง แน่ ถูก ผิด ตรง เช็ก เช็ค ตรวจสอบ'
  ).split(' '),
);

/** Whether a word says too little to be what a search is about: those above, and short numbers. */
export const isWeak = (word: string): boolean => weakWords.has(word) || /^\d{1,2}$/.test(word);

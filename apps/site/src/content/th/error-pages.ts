/** The page for an unknown or malformed address. Code and title are given by spec §2, "Not-found page". */
export const notFound = {
  /** The document title. */
  tab: 'ไม่พบหน้านี้',
  code: '404',
  title: 'Oops! Page not found',
  lead: ['หน้านี้ไม่มีอยู่ หรือย้ายไปแล้ว', 'กลับไปเริ่มที่หน้าแรกได้เลย'],
  home: 'กลับหน้าแรก',
  links: [
    { label: 'ฟีเจอร์', href: '/#features' },
    { label: 'ราคา', href: '/#pricing' },
    { label: 'บทความ', href: '/articles' },
    { label: 'ติดต่อเรา', href: '/#contact' },
  ],
  drawing: {
    label: 'ภาพวาด: เครื่องพิมพ์บัตรคิวออกบัตรหมายเลข 404 บนเคาน์เตอร์',
    ticket: { heading: 'บัตรคิว', number: '404', note: 'ไม่มีหน้านี้ในคิว' },
  },
};

/** The page for internal server errors. */
export const serverError = {
  title: 'ระบบขัดข้องชั่วคราว',
  lead: 'ความผิดพลาดเกิดที่ระบบของเรา ไม่ใช่ที่เครื่องของคุณ',
  steps: [
    'รอสักครู่ แล้วกดลองใหม่',
    'ถ้ากำลังส่งแบบฟอร์ม กลับไปที่หน้าแบบฟอร์มแล้วส่งอีกครั้ง',
    'ถ้ายังไม่ได้ โทรหรือทัก LINE หาเราได้เลย',
  ],
  /** The wording of spec §8, for bug reports. */
  technical: 'Unexpected Application Error! 500 Internal Server Error',
  retry: 'ลองใหม่',
  home: 'กลับหน้าแรก',
  phone: 'โทรหาเรา',
  line: 'คุยทาง LINE',
  drawing: 'ภาพวาด: กระดาษติดในเครื่องพิมพ์บนเคาน์เตอร์',
};

/** The page shown when the site sheds load. */
export const busy = {
  title: 'ขณะนี้มีผู้เข้าชมพร้อมกันจำนวนมาก',
  steps: ['รอสักครู่ แล้วโหลดหน้านี้ใหม่', 'ถ้าเพิ่งกดส่งแบบฟอร์ม กดย้อนกลับ ตรวจว่าข้อมูลยังอยู่ครบ แล้วส่งอีกครั้ง'],
  /** Before phone number and LINE id. */
  call: 'รอไม่สะดวก ติดต่อเราได้ทันที',
};

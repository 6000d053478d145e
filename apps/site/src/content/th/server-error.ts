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

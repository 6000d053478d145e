/** The page for whoever has no network, and what stands above an article that was kept. */
export const offline = {
  title: 'ไม่มีอินเทอร์เน็ต',
  lead: ['หน้านี้ต้องใช้อินเทอร์เน็ต', 'ระหว่างนี้โทรหาเรา หรืออ่านบทความที่เคยเปิดได้'],
  /** Above the list of articles. */
  kept: 'บทความที่อ่านได้ตอนนี้',
  /** `time` is when the copy was made. */
  note: 'ไม่มีอินเทอร์เน็ต หน้านี้คือสำเนาที่เก็บไว้ในเครื่องเมื่อ {{time}} ราคาและรายละเอียดอาจเปลี่ยนไปแล้ว',
  phone: 'โทร',
  retry: 'ลองเปิดอีกครั้ง',
};

/** What the checks of health say to whoever runs the site: what is wrong, and what to do. */
export const health = {
  home_missing: 'ไม่มีหน้าแรกให้แสดง สั่ง npm run build แล้วเริ่มเว็บไซต์ใหม่',
  database_not_writable: 'บันทึกข้อมูลใหม่ลงดิสก์ไม่ได้ ฟอร์มจึงรับลูกค้าไม่ได้ ตรวจพื้นที่ว่างและสิทธิ์ของ DATA_DIR',
  database_busy: 'ฐานข้อมูลถูกโปรแกรมอื่นใช้อยู่นาน ดูว่ามีคำสั่งอื่นเปิด site.sqlite ค้างไว้หรือไม่',
  disk_full: 'ดิสก์เต็ม เพิ่มพื้นที่ว่างให้ DATA_DIR ทันที',
  disk_low: 'พื้นที่ว่างของ DATA_DIR เหลือน้อย เพิ่มพื้นที่ก่อนฟอร์มจะรับลูกค้าไม่ได้',
  articles_missing: 'ยังไม่มีสำเนาบทความ ตรวจ CONTENT_API_URL และ CONTENT_API_KEY',
  articles_stale: 'คัดลอกบทความไม่สำเร็จมานาน เว็บไซต์แสดงสำเนาเดิมอยู่ ตรวจว่าแหล่งบทความทำงาน',
  leads_waiting: 'มีลูกค้าที่ยังส่งไปไม่ถึงทีมขาย สั่ง npm run leads เพื่อดูสาเหตุ',
  leads_refused:
    'มีลูกค้าที่ปลายทางไม่รับ สั่ง npm run leads เพื่อดูสาเหตุ แล้วส่งใหม่ด้วย npm run leads -- --resend',
  lead_api_unreachable:
    'ติดต่อปลายทางที่รับลูกค้าไม่ได้ ลูกค้าใหม่รออยู่ในเว็บไซต์และจะส่งเองเมื่อกลับมา ตรวจว่าหลังบ้านทำงาน',
  check_failed: 'ตรวจส่วนนี้ไม่สำเร็จ ดูบันทึกการทำงานของเว็บไซต์',
};

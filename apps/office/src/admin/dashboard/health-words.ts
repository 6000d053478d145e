/** What each check looks at, as staff call it. One that is not known here is called by its own name. */
export const siteParts: Readonly<Record<string, string>> = {
  home: 'หน้าเว็บ',
  database: 'การรับลูกค้าจากฟอร์ม',
  disk: 'พื้นที่ดิสก์ของเว็บไซต์',
  leads: 'ลูกค้าที่รอส่งถึงทีมขาย',
  lead_api: 'ทางส่งลูกค้าถึงหลังบ้าน',
  canary: 'ลูกค้าทดลองจากเว็บไซต์',
  articles: 'สำเนาบทความบนเว็บไซต์',
  content: 'ข้อความและราคาบนเว็บไซต์',
  clock: 'นาฬิกาของเว็บไซต์',
};

export const officeParts: Readonly<Record<string, string>> = {
  site: 'การติดต่อเว็บไซต์',
  database: 'ฐานข้อมูลหลังบ้าน',
  file: 'ไฟล์ฐานข้อมูล',
  migrations: 'รุ่นของฐานข้อมูล',
  jobs: 'งานเบื้องหลัง',
  channels: 'ช่องทางแจ้งเตือน',
  canary: 'ลูกค้าทดลองถึงทีมขาย',
  disk: 'พื้นที่ดิสก์ของหลังบ้าน',
  backup: 'การสำรองข้อมูล',
  clock: 'นาฬิกาของหลังบ้าน',
};

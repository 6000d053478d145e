/**
 * The health codes of the office, with a description and a remedy: the one table of `/readyz`, metrics, dashboard, the
 * page of an office that waits for its database, and `npm run doctor`.
 */
export const words = {
  database_not_writable: {
    en: 'The database takes nothing new: check that it runs, its free space and its permissions. Leads wait in the site meanwhile.',
    th: 'ฐานข้อมูลบันทึกข้อมูลใหม่ไม่ได้ ตรวจว่าฐานข้อมูลทำงาน มีพื้นที่ว่าง และมีสิทธิ์เขียน ลูกค้าใหม่รออยู่ในเว็บไซต์ระหว่างนี้',
  },
  database_away: {
    en: 'PostgreSQL cannot be reached, or does not answer in time: see whether it runs, and DATABASE_URL. Leads wait in the site meanwhile, and the office goes on by itself when it is back.',
    th: 'ติดต่อฐานข้อมูล PostgreSQL ไม่ได้ หรือไม่ตอบในเวลา ผู้ดูแลเครื่องต้องตรวจว่า PostgreSQL ทำงานอยู่ และตรวจ DATABASE_URL ลูกค้าใหม่รออยู่ในเว็บไซต์ระหว่างนี้ หลังบ้านจะทำงานต่อเองเมื่อฐานข้อมูลกลับมา',
  },
  database_moved: {
    en: 'The database file was moved, deleted, replaced or cut off under the office, so it takes no leads: bring it back, or restore a backup (npm run restore), and start the office again. Then npm run leads -- --resend --since <date> sends the leads of that time from the site once more.',
    th: 'ไฟล์ฐานข้อมูลถูกย้าย ลบ แทนที่ หรือตัดให้สั้นลงขณะระบบทำงาน หลังบ้านจึงไม่รับลูกค้าใหม่ นำไฟล์กลับมา หรือกู้คืนจากข้อมูลสำรอง (npm run restore) แล้วเริ่มหลังบ้านใหม่ จากนั้นส่งลูกค้าช่วงนั้นจากเว็บไซต์ซ้ำด้วย npm run leads -- --resend --since <วันที่>',
  },
  database_missing: {
    en: 'The database file is missing or empty, and was not before: restore a backup (npm run restore). The log says more. Leads wait in the site meanwhile.',
    th: 'ฐานข้อมูลของระบบหลังบ้านหายไป ผู้ดูแลเครื่องต้องกู้คืนจากข้อมูลสำรอง (npm run restore) ลูกค้าใหม่รออยู่ในเว็บไซต์ระหว่างนี้',
  },
  database_damaged: {
    en: 'The database file is damaged, and the office does not open it: restore it (npm run restore). The log says more. Leads wait in the site meanwhile.',
    th: 'ฐานข้อมูลของระบบหลังบ้านเสียหาย ผู้ดูแลเครื่องต้องกู้คืนจากข้อมูลสำรอง (npm run restore) ลูกค้าใหม่รออยู่ในเว็บไซต์ระหว่างนี้',
  },
  file_set_aside: {
    en: 'A damaged database is set aside as office.damaged-… in DATA_DIR: what could be read is in use, and rows may be missing. Send the leads of that time once more (npm run leads -- --resend --since <date>), compare with a backup, then remove that file.',
    th: 'มีไฟล์ฐานข้อมูลที่เสียหายเก็บไว้ (office.damaged-… ใน DATA_DIR) ระบบใช้ข้อมูลเท่าที่ยังอ่านได้ บางรายการอาจหายไป ส่งลูกค้าช่วงนั้นซ้ำด้วย npm run leads -- --resend --since <วันที่> เทียบกับข้อมูลสำรอง แล้วลบไฟล์นั้น',
  },
  migrations_missing: {
    en: 'The database has not been brought up to this release: stop the office and start it again.',
    th: 'ฐานข้อมูลยังไม่ได้ปรับเป็นรุ่นนี้ หยุดหลังบ้านแล้วเริ่มใหม่',
  },
  jobs_stopped: {
    en: 'Nobody works off the jobs, so no alert is sent: start the office again.',
    th: 'งานเบื้องหลังไม่ทำงาน จึงไม่มีการส่งแจ้งเตือน เริ่มหลังบ้านใหม่',
  },
  jobs_late: {
    en: 'Jobs are due for minutes, and alerts may be late: see the log, or start the office again.',
    th: 'งานเบื้องหลังค้างหลายนาที การแจ้งเตือนอาจมาช้า ดูบันทึกการทำงาน หรือเริ่มหลังบ้านใหม่',
  },
  schedule_failed: {
    en: 'An article was not published, or not taken down, at the time that was set: the list of articles names it and says why.',
    th: 'มีบทความที่ตั้งเวลาไว้แต่ทำไม่สำเร็จ ชื่อและสาเหตุอยู่ในหน้ารายการบทความ',
  },
  channels_none: {
    en: 'No channel tells of a new lead: set LINE, mail or a webhook.',
    th: 'ยังไม่มีช่องทางแจ้งลูกค้าใหม่ ตั้งค่า LINE อีเมล หรือเว็บฮุก',
  },
  channels_failing: {
    en: 'A channel of alerts fails: the dashboard names it and says why.',
    th: 'มีช่องทางแจ้งเตือนที่ส่งไม่สำเร็จ ชื่อและสาเหตุอยู่ในหน้าแรกของหลังบ้าน ตรวจการตั้งค่าของช่องทางนั้น และดูลูกค้าใหม่ในระบบโดยตรง',
  },
  canary_lost: {
    en: 'The lead that the site sends to try the way does not come through, and real ones may not either: see whether the site works, LEAD_API_TOKEN is the same on both sides, and the log of the office. Look for new leads in the list meanwhile.',
    th: 'ลูกค้าทดลองจากเว็บไซต์มาไม่ถึงทีมขาย ลูกค้าจริงอาจมาไม่ถึงเช่นกัน ตรวจว่าเว็บไซต์ทำงาน LEAD_API_TOKEN ตรงกันทั้งสองฝั่ง และดูบันทึกการทำงานของหลังบ้าน ระหว่างนี้ดูลูกค้าใหม่ในระบบโดยตรง',
  },
  erasure_held: {
    en: 'Erasing old data waits for a person: the clock leapt by more than two days, or unusually much would go at once. Set the clock right, or accept it with npm run erasure -- --accept.',
    th: 'หยุดลบข้อมูลเก่าไว้ก่อน เพราะนาฬิกาของเครื่องเปลี่ยนไปเกินสองวัน หรือจะมีข้อมูลถูกลบพร้อมกันมากผิดปกติ ตั้งเวลาให้ถูก หรือยืนยันให้ลบต่อด้วย npm run erasure -- --accept',
  },
  disk_full: {
    en: 'The disk is full, and the office may store nothing at any moment: make room for DATA_DIR at once. Leads wait in the site then.',
    th: 'ดิสก์เต็ม หลังบ้านอาจบันทึกไม่ได้เมื่อใดก็ได้ ลูกค้าใหม่จะรออยู่ในเว็บไซต์ เพิ่มพื้นที่ว่างให้ DATA_DIR ทันที',
  },
  disk_low: {
    en: 'Little space is left for DATA_DIR: pictures will soon be refused.',
    th: 'พื้นที่ว่างของ DATA_DIR เหลือน้อย อีกไม่นานจะอัปโหลดภาพไม่ได้ เพิ่มพื้นที่ว่าง',
  },
  backup_old: {
    en: 'The last backup in DATA_DIR/backups is more than a week old: run npm run backup.',
    th: 'สำรองข้อมูลครั้งล่าสุดเกินหนึ่งสัปดาห์แล้ว สั่ง npm run backup',
  },
  site_unreachable: {
    en: 'The site does not answer the office: see whether it runs, and SITE_INTERNAL_URL.',
    th: 'ติดต่อเว็บไซต์ไม่ได้ ตรวจว่าเว็บไซต์ทำงานอยู่ และตรวจ SITE_INTERNAL_URL',
  },
  site_late: {
    en: 'The site takes long to say how it is: its processor or its disk is busy; GET /readyz of the site says more.',
    th: 'เว็บไซต์ใช้เวลานานกว่าจะบอกสภาพของตัวเอง เครื่องหรือดิสก์อาจทำงานหนัก ดู /readyz ของเว็บไซต์',
  },
  site_foreign: {
    en: 'Something else than the site answers at its address, so nothing is known of the site: check SITE_INTERNAL_URL (or SITE_URL) and what stands in between.',
    th: 'ที่อยู่ของเว็บไซต์มีอย่างอื่นตอบแทน จึงไม่รู้สภาพของเว็บไซต์ ตรวจ SITE_INTERNAL_URL (หรือ SITE_URL) และสิ่งที่คั่นกลาง',
  },
  check_failed: {
    en: 'This could not be checked: see the log of the office.',
    th: 'ตรวจส่วนนี้ไม่สำเร็จ ดูบันทึกการทำงานของหลังบ้าน',
  },
} as const satisfies Record<string, { en: string; th: string }>;

export type HealthCode = keyof typeof words;

/** Returns the description of a code. */
export const wordsOf = (code: string) => words[code as HealthCode];

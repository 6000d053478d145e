import { erasureHeldTexts } from '@clinicdee/protocol/http/readiness';

/**
 * The health codes of the office, with a description and a remedy: the one table of `/readyz`, metrics, dashboard, the
 * page of an office that waits for its database, and `npm run doctor`.
 */
export const healthCodes = {
  database_not_writable: {
    en: 'The database is not writable. Check that it is running, its free space and its permissions. Leads are queued in the site meanwhile.',
    th: 'ฐานข้อมูลบันทึกข้อมูลใหม่ไม่ได้ ตรวจว่าฐานข้อมูลทำงาน มีพื้นที่ว่าง และมีสิทธิ์เขียน ลูกค้าใหม่รออยู่ในเว็บไซต์ระหว่างนี้',
  },
  database_away: {
    en: 'PostgreSQL cannot be reached or does not answer in time. Check that it is running, and DATABASE_URL. Leads are queued in the site meanwhile; the office recovers by itself.',
    th: 'ติดต่อฐานข้อมูล PostgreSQL ไม่ได้ หรือไม่ตอบในเวลา ผู้ดูแลเครื่องต้องตรวจว่า PostgreSQL ทำงานอยู่ และตรวจ DATABASE_URL ลูกค้าใหม่รออยู่ในเว็บไซต์ระหว่างนี้ หลังบ้านจะทำงานต่อเองเมื่อฐานข้อมูลกลับมา',
  },
  database_moved: {
    en: 'The database file was moved, deleted, replaced or truncated while the office was running, so it accepts no leads. Put it back or restore a backup (npm run restore), and restart the office. Then npm run leads -- --resend --since <date> sends the leads of that time from the site again.',
    th: 'ไฟล์ฐานข้อมูลถูกย้าย ลบ แทนที่ หรือตัดให้สั้นลงขณะระบบทำงาน หลังบ้านจึงไม่รับลูกค้าใหม่ นำไฟล์กลับมา หรือกู้คืนจากข้อมูลสำรอง (npm run restore) แล้วเริ่มหลังบ้านใหม่ จากนั้นส่งลูกค้าช่วงนั้นจากเว็บไซต์ซ้ำด้วย npm run leads -- --resend --since <วันที่>',
  },
  database_missing: {
    en: 'The database file is missing or empty, although there was one. Restore a backup (npm run restore). The log has details. Leads are queued in the site meanwhile.',
    th: 'ฐานข้อมูลของระบบหลังบ้านหายไป ผู้ดูแลเครื่องต้องกู้คืนจากข้อมูลสำรอง (npm run restore) ลูกค้าใหม่รออยู่ในเว็บไซต์ระหว่างนี้',
  },
  database_damaged: {
    en: 'The database file is damaged, so the office does not open it. Restore it (npm run restore). The log has details. Leads are queued in the site meanwhile.',
    th: 'ฐานข้อมูลของระบบหลังบ้านเสียหาย ผู้ดูแลเครื่องต้องกู้คืนจากข้อมูลสำรอง (npm run restore) ลูกค้าใหม่รออยู่ในเว็บไซต์ระหว่างนี้',
  },
  file_set_aside: {
    en: 'A damaged database was renamed to office.damaged-… in DATA_DIR. Its readable rows are in use; some may be missing. Send the leads of that time again (npm run leads -- --resend --since <date>), compare with a backup, then delete that file.',
    th: 'มีไฟล์ฐานข้อมูลที่เสียหายเก็บไว้ (office.damaged-… ใน DATA_DIR) ระบบใช้ข้อมูลเท่าที่ยังอ่านได้ บางรายการอาจหายไป ส่งลูกค้าช่วงนั้นซ้ำด้วย npm run leads -- --resend --since <วันที่> เทียบกับข้อมูลสำรอง แล้วลบไฟล์นั้น',
  },
  jobs_late: {
    en: 'Jobs have been overdue for minutes, so alerts may be late. Read the log, or restart the office.',
    th: 'งานเบื้องหลังค้างหลายนาที การแจ้งเตือนอาจมาช้า ดูบันทึกการทำงาน หรือเริ่มหลังบ้านใหม่',
  },
  schedule_failed: {
    en: 'A scheduled article was not published or unpublished. The list of articles names it with the reason.',
    th: 'มีบทความที่ตั้งเวลาไว้แต่ทำไม่สำเร็จ ชื่อและสาเหตุอยู่ในหน้ารายการบทความ',
  },
  channels_none: {
    en: 'No alert channel for new leads is configured. Set up LINE, mail or a webhook.',
    th: 'ยังไม่มีช่องทางแจ้งลูกค้าใหม่ ตั้งค่า LINE อีเมล หรือเว็บฮุก',
  },
  channels_failing: {
    en: 'An alert channel is failing. The dashboard names it with the reason.',
    th: 'มีช่องทางแจ้งเตือนที่ส่งไม่สำเร็จ ชื่อและสาเหตุอยู่ในหน้าแรกของหลังบ้าน ตรวจการตั้งค่าของช่องทางนั้น และดูลูกค้าใหม่ในระบบโดยตรง',
  },
  canary_lost: {
    en: 'The synthetic lead of the site does not arrive, so real leads may not arrive either. Check that the site is running and that LEAD_API_TOKEN is the same on both sides, and read the log of the office. Look for new leads in the list meanwhile.',
    th: 'ลูกค้าทดลองจากเว็บไซต์มาไม่ถึงทีมขาย ลูกค้าจริงอาจมาไม่ถึงเช่นกัน ตรวจว่าเว็บไซต์ทำงาน LEAD_API_TOKEN ตรงกันทั้งสองฝั่ง และดูบันทึกการทำงานของหลังบ้าน ระหว่างนี้ดูลูกค้าใหม่ในระบบโดยตรง',
  },
  erasure_held: erasureHeldTexts,
  disk_full: {
    en: 'The disk is full, so writes may fail at any moment. Free space for DATA_DIR now. Leads are then queued in the site.',
    th: 'ดิสก์เต็ม หลังบ้านอาจบันทึกไม่ได้เมื่อใดก็ได้ ลูกค้าใหม่จะรออยู่ในเว็บไซต์ เพิ่มพื้นที่ว่างให้ DATA_DIR ทันที',
  },
  disk_low: {
    en: 'DATA_DIR is running out of space, so uploads will soon be rejected.',
    th: 'พื้นที่ว่างของ DATA_DIR เหลือน้อย อีกไม่นานจะอัปโหลดภาพไม่ได้ เพิ่มพื้นที่ว่าง',
  },
  backup_old: {
    en: 'The last backup in DATA_DIR/backups is more than a week old. Run npm run backup.',
    th: 'สำรองข้อมูลครั้งล่าสุดเกินหนึ่งสัปดาห์แล้ว สั่ง npm run backup',
  },
  site_unreachable: {
    en: 'The site sends no health report in time. Check that it is running and not overloaded, SITE_INTERNAL_URL (or SITE_URL), and the proxies in between.',
    th: 'ไม่ได้รับรายงานสภาพจากเว็บไซต์ ตรวจว่าเว็บไซต์ทำงานอยู่และเครื่องไม่หนักเกินไป ตรวจ SITE_INTERNAL_URL (หรือ SITE_URL) และสิ่งที่คั่นกลาง',
  },
  check_failed: {
    en: 'This check failed. Read the log of the office.',
    th: 'ตรวจส่วนนี้ไม่สำเร็จ ดูบันทึกการทำงานของหลังบ้าน',
  },
} as const satisfies Record<string, { en: string; th: string }>;

export type HealthCode = keyof typeof healthCodes;

/** Returns the description of a code. */
export const describeCode = (code: string) => healthCodes[code as HealthCode];

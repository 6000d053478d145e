import { erasureHeldTexts } from '@clinicdee/protocol/http/readiness';
import { diskAdvice } from '../storage/disk-error.ts';

/** The health codes of the site, with a description and a remedy: of `/readyz`, the dashboard, alerts and the doctor. */
export const healthCodes = {
  database_not_writable: {
    en: 'The database is not writable, so the form accepts no leads. Check the free space and the permissions of DATA_DIR.',
    th: 'บันทึกข้อมูลใหม่ลงดิสก์ไม่ได้ ฟอร์มจึงรับลูกค้าไม่ได้ ตรวจพื้นที่ว่างและสิทธิ์ของ DATA_DIR',
  },
  data_moved: {
    en: diskAdvice.moved,
    th: 'โฟลเดอร์ข้อมูลไม่อยู่ที่เดิม ฟอร์มจึงรับลูกค้าไม่ได้ นำกลับมาไว้ที่เดิม ไม่ต้องเริ่มเว็บไซต์ใหม่',
  },
  data_unmounted: {
    en: diskAdvice.unmounted,
    th: 'โฟลเดอร์ข้อมูลว่างเปล่าทั้งที่เคยมีข้อมูล ฟอร์มจึงรับลูกค้าไม่ได้ ดิสก์อาจหลุดจากเครื่อง ต่อดิสก์กลับหรือนำข้อมูลเดิมกลับมา ไม่ต้องเริ่มเว็บไซต์ใหม่',
  },
  data_missing: {
    en: diskAdvice.missing,
    th: 'site.sqlite หายไปหรือว่างเปล่า ฟอร์มจึงรับลูกค้าไม่ได้ นำกลับมา หรือกู้จากข้อมูลสำรอง ไม่ต้องเริ่มเว็บไซต์ใหม่',
  },
  data_damaged: {
    en: diskAdvice.damaged,
    th: 'site.sqlite เสียหายและยังซ่อมไม่ได้ ฟอร์มจึงรับลูกค้าไม่ได้ เพิ่มพื้นที่ว่าง หรือกู้จากข้อมูลสำรอง',
  },
  data_full: {
    en: diskAdvice.full,
    th: 'ดิสก์เต็ม ฟอร์มจึงรับลูกค้าไม่ได้ เพิ่มพื้นที่ว่างหรือลดจำนวนไฟล์ ไม่ต้องเริ่มเว็บไซต์ใหม่',
  },
  data_read_only: {
    en: diskAdvice.read_only,
    th: 'ดิสก์เขียนไม่ได้ ฟอร์มจึงรับลูกค้าไม่ได้ มักเกิดเมื่อดิสก์กำลังเสีย ให้ผู้ดูแลเครื่องตรวจดิสก์',
  },
  data_not_permitted: {
    en: diskAdvice.not_permitted,
    th: 'เว็บไซต์ไม่มีสิทธิ์เขียนโฟลเดอร์ข้อมูลหรือไฟล์ในนั้น ฟอร์มจึงรับลูกค้าไม่ได้ ให้สิทธิ์เขียน (chown -R)',
  },
  data_in_use: {
    en: diskAdvice.in_use,
    th: 'มีเว็บไซต์อีกโพรเซสหนึ่งใช้โฟลเดอร์ข้อมูลนี้อยู่ หยุดให้เหลือโพรเซสเดียว',
  },
  data_too_many_files: {
    en: diskAdvice.too_many_files,
    th: 'เว็บไซต์เปิดไฟล์หรือการเชื่อมต่อเพิ่มไม่ได้แล้ว ฟอร์มจึงรับลูกค้าไม่ได้ เพิ่มขีดจำกัด (LimitNOFILE) และดูว่าใครเปิดการเชื่อมต่อค้างไว้มาก',
  },
  data_failing: {
    en: diskAdvice.failing,
    th: 'ดิสก์ทำงานผิดพลาด ฟอร์มจึงรับลูกค้าไม่ได้ ตรวจดิสก์ และเตรียมข้อมูลสำรองไว้',
  },
  database_busy: {
    en: 'Another program keeps the database locked. Look for a command that has site.sqlite open.',
    th: 'ฐานข้อมูลถูกโปรแกรมอื่นใช้อยู่นาน ดูว่ามีคำสั่งอื่นเปิด site.sqlite ค้างไว้หรือไม่',
  },
  file_set_aside: {
    en: 'site.sqlite or leads.journal was damaged and renamed to …damaged-… in DATA_DIR. A new file was filled from the other copy: no lead is missing, but counts and consents may be. Read the log, check the disk, then delete that file.',
    th: 'ไฟล์ site.sqlite หรือ leads.journal เสียหายและถูกแยกไว้ในชื่อ …damaged-… ระบบสร้างไฟล์ใหม่จากสำเนาอีกชุด ลูกค้าอยู่ครบ แต่สถิติและบันทึกความยินยอมอาจขาดไป ดูบันทึกของเว็บไซต์ ตรวจดิสก์ แล้วลบไฟล์ที่แยกไว้',
  },
  database_gone: {
    en: 'site.sqlite was missing or empty, and a new one was filled from leads.journal. No lead is missing, but counts and consents since the last backup are. Find the cause, then delete site.gone-… from DATA_DIR.',
    th: 'ไฟล์ site.sqlite หายไปหรือว่างเปล่า ระบบสร้างใหม่จาก leads.journal ลูกค้าอยู่ครบ แต่สถิติและบันทึกความยินยอมหลังการสำรองข้อมูลครั้งล่าสุดขาดไป หาสาเหตุแล้วลบไฟล์ site.gone-…',
  },
  disk_full: {
    en: 'The disk is full, so the form may reject leads at any moment. Free space for DATA_DIR now.',
    th: 'ดิสก์เต็ม ฟอร์มอาจรับลูกค้าไม่ได้เมื่อใดก็ได้ เพิ่มพื้นที่ว่างให้ DATA_DIR ทันที',
  },
  disk_low: {
    en: 'DATA_DIR is running out of space. Free some before the form has to reject leads.',
    th: 'พื้นที่ว่างของ DATA_DIR เหลือน้อย เพิ่มพื้นที่ก่อนฟอร์มจะรับลูกค้าไม่ได้',
  },
  erasure_held: erasureHeldTexts,
  articles_missing: {
    en: 'There is no copy of the articles yet. Check CONTENT_API_URL and CONTENT_API_KEY.',
    th: 'ยังไม่มีสำเนาบทความ ตรวจ CONTENT_API_URL และ CONTENT_API_KEY',
  },
  articles_stale: {
    en: 'The articles could not be synced for a long time; the last copy is served. Check that the content site is running and that CONTENT_API_KEY is the same on both sides.',
    th: 'คัดลอกบทความไม่สำเร็จมานาน เว็บไซต์แสดงสำเนาเดิมอยู่ ตรวจว่าแหล่งบทความทำงานและ CONTENT_API_KEY ตรงกัน',
  },
  content_refused: {
    en: 'The site content published last cannot be shown, so the previous version is. The log of the site has the reason. Fix and publish it, or publish an earlier version.',
    th: 'ข้อความหรือราคาที่เผยแพร่ล่าสุดขึ้นเว็บไซต์ไม่ได้ เว็บไซต์แสดงฉบับก่อนหน้าอยู่ สาเหตุอยู่ในบันทึกของเว็บไซต์ แก้แล้วเผยแพร่ใหม่ หรือกลับไปใช้ฉบับเดิม',
  },
  content_stale: {
    en: 'The site content could not be synced for a long time; the last version is shown. Check that the content site is running, and read the log of the site.',
    th: 'ตรวจข้อความและราคาล่าสุดจากหลังบ้านไม่สำเร็จมานาน เว็บไซต์แสดงฉบับก่อนหน้าอยู่ ตรวจว่าหลังบ้านทำงาน และดูบันทึกการทำงานของเว็บไซต์',
  },
  leads_waiting: {
    en: 'Some leads have not been delivered to sales. npm run leads shows why.',
    th: 'มีลูกค้ารออยู่ในเว็บไซต์เกิน 15 นาที ยังส่งไปไม่ถึงฝ่ายขาย ข้อมูลไม่หาย ตรวจว่าระบบที่รับลูกค้าทำงาน ดูสาเหตุด้วย npm run leads',
  },
  leads_refused: {
    en: 'The lead API rejected leads. npm run leads shows why; npm run leads -- --resend all sends them again.',
    th: 'ระบบที่รับลูกค้าไม่รับลูกค้าบางราย ข้อมูลยังเก็บอยู่ในเว็บไซต์ ดูสาเหตุด้วย npm run leads แก้แล้วส่งใหม่ด้วย npm run leads -- --resend all',
  },
  lead_api_unreachable: {
    en: 'The lead API cannot be reached. New leads are queued here and sent once it is back. Check that the office is running.',
    th: 'ติดต่อปลายทางที่รับลูกค้าไม่ได้ ลูกค้าใหม่รออยู่ในเว็บไซต์และจะส่งเองเมื่อกลับมา ตรวจว่าหลังบ้านทำงาน',
  },
  lead_api_wrong_endpoint: {
    en: 'A different service, or one with a bad certificate, answers at the address of the lead API. New leads are queued here and sent once this is fixed. Check LEAD_API_URL (or OFFICE_INTERNAL_URL, OFFICE_URL) and the proxies in between.',
    th: 'ที่อยู่ของปลายทางที่รับลูกค้ามีอย่างอื่นตอบแทน หรือใบรับรองใช้ไม่ได้ ลูกค้าใหม่รออยู่ในเว็บไซต์และจะส่งเองเมื่อแก้แล้ว ตรวจ LEAD_API_URL (หรือ OFFICE_INTERNAL_URL, OFFICE_URL) และสิ่งที่คั่นกลาง',
  },
  lead_api_token: {
    en: 'The lead API rejects the token. New leads are queued here and sent once this is fixed. LEAD_API_TOKEN must be the same on both sides.',
    th: 'ปลายทางที่รับลูกค้าไม่ยอมรับรหัสของเว็บไซต์ ลูกค้าใหม่รออยู่ในเว็บไซต์และจะส่งเองเมื่อแก้แล้ว ตั้ง LEAD_API_TOKEN ให้ตรงกันทั้งสองฝั่ง',
  },
  lead_api_failing: {
    en: 'The lead API answers with an error. New leads are queued here and sent once this is fixed. npm run leads shows the error, the log of the office its cause.',
    th: 'ปลายทางที่รับลูกค้าตอบว่าผิดพลาด ลูกค้าใหม่รออยู่ในเว็บไซต์และจะส่งเองเมื่อแก้แล้ว สั่ง npm run leads เพื่อดูสาเหตุ และดูบันทึกการทำงานของหลังบ้าน',
  },
  canary_late: {
    en: 'The synthetic lead has not arrived in time, so real leads may not arrive either. Check that the office is running and that LEAD_API_TOKEN is the same on both sides.',
    th: 'ลูกค้าทดลองจากเว็บไซต์ส่งไปไม่ถึงหลังบ้าน ลูกค้าจริงอาจรออยู่ในเว็บไซต์เช่นกัน ตรวจว่าหลังบ้านทำงานและ LEAD_API_TOKEN ตรงกัน',
  },
  canary_refused: {
    en: 'The form rejects the synthetic lead, so visitors are asked to call. Fix the other problems listed here, or read the log of the site.',
    th: 'ฟอร์มบนเว็บไซต์รับลูกค้าไม่ได้ ผู้ที่กรอกเห็นข้อความให้โทรหรือทัก LINE แทน สาเหตุอื่นอยู่ในสภาพระบบที่หน้าแรกของหลังบ้าน และในบันทึกการทำงานของเว็บไซต์',
  },
  check_failed: {
    en: 'This check failed. Read the log of the site.',
    th: 'ตรวจส่วนนี้ไม่สำเร็จ ดูบันทึกการทำงานของเว็บไซต์',
  },
} as const;

/** Code of a health problem. */
export type HealthCode = keyof typeof healthCodes;

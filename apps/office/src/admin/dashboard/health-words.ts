import type { SiteCheckName } from '@clinicdee/protocol';
import type { OfficeCheckName } from '../../health/checks.ts';

/**
 * The names of the site's checks, for staff. Unknown checks, of a site of another release, are shown by
 * their code.
 */
export const siteParts: Readonly<Record<SiteCheckName, string>> = {
  database: 'การรับลูกค้าจากฟอร์ม',
  file: 'ไฟล์ข้อมูลของเว็บไซต์',
  disk: 'พื้นที่ดิสก์ของเว็บไซต์',
  leads: 'ลูกค้าที่รอส่งถึงทีมขาย',
  lead_api: 'ทางส่งลูกค้าถึงหลังบ้าน',
  canary: 'ลูกค้าทดลองจากเว็บไซต์',
  articles: 'สำเนาบทความบนเว็บไซต์',
  pictures: 'ภาพของลิงก์ที่แชร์',
  content: 'ข้อความและราคาบนเว็บไซต์',
  erasure: 'การลบข้อมูลเก่าของเว็บไซต์',
};

export const officeParts: Readonly<Record<OfficeCheckName, string>> = {
  site: 'การติดต่อเว็บไซต์',
  database: 'ฐานข้อมูลหลังบ้าน',
  file: 'ไฟล์ฐานข้อมูล',
  migrations: 'รุ่นของฐานข้อมูล',
  jobs: 'งานเบื้องหลัง',
  channels: 'ช่องทางแจ้งเตือน',
  canary: 'ลูกค้าทดลองถึงทีมขาย',
  disk: 'พื้นที่ดิสก์ของหลังบ้าน',
  backup: 'การสำรองข้อมูล',
  erasure: 'การลบข้อมูลเก่าของหลังบ้าน',
};

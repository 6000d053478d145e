import { productName } from '@clinicdee/brand';

/** Texts around the articles (spec §2, "Article list page", "Article detail page"). */
export const articleTexts = {
  title: 'บทความ & ความรู้',
  heading: ['บทความ', '& ความรู้'],
  lead: 'ความรู้ใหม่สำหรับคลินิกดิจิทัล เรื่องคิว เงิน ยา และการดูแลคนไข้ เขียนให้อ่านจบระหว่างพักเคส',
  description:
    'ความรู้ใหม่สำหรับคลินิกดิจิทัล เรื่องคิว นัดหมาย การเงิน คลังยา PDPA และการดูแลคนไข้ สำหรับเจ้าของคลินิก แพทย์ และพนักงานหน้าเคาน์เตอร์',
  /** Descriptions of tag pages and later pages, with the titles listed there. */
  tagDescription: 'บทความเรื่อง{{tag}} สำหรับคลินิก {{total}} เรื่อง เช่น {{titles}}',
  pageDescription: 'บทความสำหรับคลินิก หน้า {{page}} จาก {{pages}} เช่น {{titles}}',
  titleJoint: ' · ',
  /** On the share picture. */
  sharePicture: { below: 'สำหรับคลินิกดิจิทัล', label: ['คิว · เงิน · ยา · PDPA'] },
  list: 'รายการบทความ',
  notRenewed: 'อัปเดตรายการบทความไม่ได้ รายการเดิมยังอ่านได้',
  found: ['พบ', 'บทความ แสดง'],
  search: {
    label: 'ค้นหาบทความ',
    placeholder: 'ค้นหา เช่น ค่าแพทย์',
    button: 'ค้นหา',
    clear: 'ล้างคำค้น',
    instead: 'แสดงผลของ “{{query}}” · {{count}} บทความ',
    found: {
      some: 'พบ {{count}} บทความที่มี “{{query}}”',
      none: 'ค้นหา “{{query}}”',
      within: ' ในหมวด{{tag}}',
    },
  },
  /** Product results of the search: heading and names of the kinds. */
  products: {
    title: 'ในระบบของเรา',
    section: { features: 'ฟีเจอร์', pricing: 'แพ็กเกจ', equipment: 'อุปกรณ์เสริม', faq: 'คำถามที่พบบ่อย' },
  },
  order: { label: 'เรียงตาม', best: 'ตรงที่สุด', title: 'ชื่อ', newest: 'ใหม่ล่าสุด' },
  tags: { label: 'กรองตามหมวด', all: 'ทั้งหมด' },
  more: 'อ่านเพิ่มเติม',
  pager: {
    label: 'หน้าของรายการบทความ',
    page: 'หน้า',
    previous: 'ก่อนหน้า',
    next: 'ถัดไป',
    gap: '…',
  },
  empty: {
    none: 'ยังไม่มีบทความ',
    before: 'ไม่พบบทความที่ตรงกับ',
    after: 'ลองใช้คำสั้นลง เลือกหมวดอื่น หรือบอกเราว่าอยากอ่านเรื่องอะไร',
    advice: 'กำลังเขียนอยู่ บอกเราได้ว่าอยากอ่านเรื่องอะไร',
    clear: 'ล้างคำค้น ดูทั้งหมด',
    tags: 'หมวดที่มีบทความ',
    ask: 'บอกเรื่องที่อยากอ่าน',
  },
  error: {
    title: 'โหลดบทความไม่สำเร็จ',
    text: 'เกิดข้อผิดพลาดระหว่างโหลดบทความ ลองใหม่อีกครั้ง หรือกลับมาใหม่ภายหลัง',
    retry: 'ลองใหม่',
  },
  video: {
    play: 'เล่นวิดีโอ',
    playlist: 'ดูเพลย์ลิสต์บน YouTube',
    live: 'ดูถ่ายทอดสดบน YouTube',
    note: 'จาก YouTube เมื่อกดเล่น YouTube จะเห็นการเข้าชมนี้',
    frame: 'วิดีโอจาก YouTube',
  },
  table: 'ตาราง',
  breadcrumbs: { label: 'ตำแหน่งหน้า', home: 'หน้าแรก' },
  contents: 'ในบทความนี้',
  minutes: ['อ่าน', 'นาที'],
  share: {
    label: 'แชร์บทความ',
    title: 'แชร์บทความนี้',
    facebook: 'Facebook',
    line: 'Line',
    copy: 'คัดลอกลิงก์',
    copied: 'คัดลอกลิงก์แล้ว',
    notCopied: 'คัดลอกไม่ได้ คัดลอกจากแถบที่อยู่แทน',
    newTab: '(เปิดหน้าต่างใหม่)',
  },
  neighbours: {
    label: 'บทความก่อนหน้าและถัดไป',
    previous: 'บทความก่อนหน้า',
    next: 'บทความถัดไป',
  },
  related: 'อ่านต่อในเรื่องใกล้กัน',
  preview: {
    notice: 'ตัวอย่างก่อนเผยแพร่ คนอื่นยังไม่เห็นหน้านี้',
    refusedSection: 'ส่วนนี้ยังกรอกไม่ครบหรือไม่ถูกต้อง เว็บไซต์จะไม่แสดง',
    failed: 'เปิดตัวอย่างไม่ได้',
    advice: {
      link: 'ลิงก์ตัวอย่างหมดอายุหรือไม่ถูกต้อง เปิดตัวอย่างใหม่จากหลังบ้าน',
      away: 'ติดต่อหลังบ้านไม่ได้ในตอนนี้ รอสักครู่แล้วโหลดหน้านี้อีกครั้ง',
      refused: 'ร่างนี้ยังแสดงบนเว็บไซต์ไม่ได้ แก้ช่องต่อไปนี้ก่อน',
    },
  },
  feed: {
    title: `บทความ & ความรู้จาก ${productName}`,
    description: 'ความรู้ใหม่สำหรับคลินิกดิจิทัล',
    link: 'ฟีดบทความ (RSS)',
  },
};

import { z } from 'zod';
import { defineContent, phrases, text } from '../define.ts';

const group = z.object({ role: text, title: phrases, points: z.array(text).length(3) });

/** One of the three who use the product. */
export type UserGroup = z.output<typeof group>;

const schema = z.object({ title: phrases, owner: group, doctor: group, frontOffice: group });

/** Owner, doctor and front office, three points each (spec §1, "Targeted groups"). */
export const userGroups = defineContent('user groups', schema, {
  title: ['คนละหน้าที่', 'เปิดมาก็เจองานของตัวเอง'],
  owner: {
    role: 'เจ้าของคลินิก',
    title: ['เห็นกำไร', 'ไม่ใช่แค่ยอดขาย'],
    points: [
      'รายได้และต้นทุนแบบเรียลไทม์ ไม่ต้องรอสิ้นเดือน',
      'เทียบทุกสาขาในหน้าเดียว',
      'รู้กำไรของแต่ละบริการ ว่าอะไรควรทำต่อ',
    ],
  },
  doctor: {
    role: 'แพทย์',
    title: ['อยู่กับคนไข้', 'ไม่ใช่กับเอกสาร'],
    points: [
      'เห็นตารางเวรและนัดหมายของตัวเอง',
      'เขียน doctor note ดู OPD card ได้จากแท็บเล็ต',
      'ค่าแพทย์รายเคส ตรวจสอบย้อนหลังได้',
    ],
  },
  frontOffice: {
    role: 'หน้าเคาน์เตอร์',
    title: ['รับคนไข้เร็ว', 'แถวไม่ยาว'],
    points: [
      'เสียบบัตรประชาชน ข้อมูลลงทะเบียนกรอกให้',
      'จัดคิวและนัดหมาย เห็นว่าห้องไหนว่าง',
      'รับเงิน ออกใบเสร็จ ตัดมัดจำในหน้าเดียว',
    ],
  },
});

import * as z from 'zod/mini';
import { choice, field, formRegistry } from './form-registry.ts';
import { line, listOrNothing, unique } from './text.ts';

/** The icon of a clinic. */
const mark = choice(
  'เครื่องหมาย',
  {
    leaf: 'ใบไม้',
    smile: 'หน้ายิ้ม',
    tooth: 'ฟัน',
    heart: 'หัวใจ',
    hill: 'ภูเขา',
    eye: 'ดวงตา',
    sprout: 'ต้นอ่อน',
    paw: 'อุ้งเท้า',
  },
  { isBeside: true },
);

/** Who gave permission, when, and where it is stored; without it shown for the sample brand only. */
const evidence = field(z.optional(line(300)), 'หลักฐานการอนุญาต (ไม่แสดงบนเว็บ)', {
  description: 'ใครอนุญาต เมื่อใด เก็บไว้ที่ไหน ถ้าไม่มี เว็บจะไม่แสดง',
});

const story = z.object({
  quote: field(line(300), 'คำพูด', { input: 'long' }),
  name: field(line(60), 'ผู้เล่า'),
  clinic: field(line(80), 'ตำแหน่งและคลินิก', { isBeside: true }),
  mark,
  evidence,
});

const clinic = z.object({ name: field(line(60), 'ชื่อคลินิก'), mark, evidence });

/** Clinics that use the product, and their quotes (spec §2, "trusted clinics", "success stories"). */
export const storiesContent = z
  .object({
    stories: field(listOrNothing(story, 12, unique('name')), 'เรื่องเล่า', { labelledBy: 'name' }),
    clinics: field(listOrNothing(clinic, 24, unique('name')), 'คลินิกที่ใช้', { labelledBy: 'name' }),
  })
  .register(formRegistry, {
    label: 'เรื่องเล่าและคลินิก',
    description:
      'กี่รายการก็ได้ แสดงเฉพาะรายการที่มีหลักฐานการอนุญาต เรื่องเล่าที่แก้คำภาษาไทยไม่แสดงในหน้าภาษาอังกฤษ (/en)',
  });

import * as z from 'zod/mini';
import { field, type FormEntry, formRegistry } from './form-registry.ts';
import { exactly, line, list } from './text.ts';

/** A text of one line in a form. */
const text = (label: string, most: number) => field(line(most), label);

/** A text of one or two sentences. */
const long = (label: string, most = 200) => field(line(most), label, { input: 'long' });

/** A headline in phrases; lines break between phrases first. */
export const phrases = (label: string, most = 4) =>
  field(list(line(60), most), label, {
    description: 'เป็นวลี ๆ ขึ้นบรรทัดใหม่ระหว่างวลี กด Enter หลังแต่ละวลี',
  });

/** A list whose length a drawing fixes. */
export const fixedList = <Item extends z.ZodMiniType>(
  item: Item,
  count: number,
  entry: FormEntry,
) => exactly(item, count).register(formRegistry, { ...entry, count });

const title = phrases('หัวข้อ');

const problem = z.object({
  problem: phrases('ปัญหา'),
  solution: text('ทางแก้', 80),
  detail: long('รายละเอียด'),
});

const group = (label: string) =>
  z
    .object({
      role: text('หน้าที่', 30),
      title: phrases('พาดหัว'),
      points: fixedList(line(100), 3, {
        label: 'สิ่งที่ได้',
        description: 'สามข้อ กด Enter หลังแต่ละข้อ',
      }),
    })
    .register(formRegistry, { label });

const tile = (label: string) =>
  z.object({ title: phrases('ชื่อ'), detail: long('รายละเอียด') }).register(formRegistry, { label });

const feature = z.object({ title: text('ชื่อ', 60), detail: long('รายละเอียด') });

const step = z.object({ title: text('ชื่อขั้นตอน', 40), description: phrases('คำอธิบาย', 6) });

const inclusion = z.object({ name: text('รายการ', 40), price: text('ราคา', 20) });

const inclusions = z
  .object({
    title: text('หัวข้อ', 60),
    alone: text('หัวข้อเมื่อมีแพ็กเกจเดียว', 60),
    points: fixedList(inclusion, 5, { label: 'รายการ', labelledBy: 'name' }),
    sum: z
      .object({ name: text('คำหน้ายอดรวม', 40), price: text('ยอดรวม', 20) })
      .register(formRegistry, { label: 'ยอดรวม' }),
    guarantee: text('ตราประทับ', 40),
  })
  .register(formRegistry, { label: 'ทุกแพ็กเกจได้เหมือนกัน' });

/** @param anchor the target of links to the section */
const section = <Shape extends z.core.$ZodLooseShape>(
  label: string,
  fields: Shape,
  anchor?: string,
) =>
  z
    .object(fields)
    .register(formRegistry, { label, labelledBy: 'title', ...(anchor && { anchor }) });

/**
 * The sections of the landing page between the first screen and the contact form, in their default order: the only
 * list of them. Each has its own sentences; facts such as prices are subjects of their own. Lists that belong to
 * drawings have a fixed length.
 */
export const homeSections = {
  clinics: section('คลินิกที่ใช้', { title }),
  problems: section('ปัญหาและทางแก้', {
    title,
    pairs: fixedList(problem, 4, { label: 'ปัญหาและทางแก้', labelledBy: 'solution' }),
  }),
  'user-groups': section('เจ้าของ แพทย์ หน้าร้าน', {
    title,
    owner: group('เจ้าของ'),
    doctor: group('แพทย์'),
    frontOffice: group('หน้าเคาน์เตอร์'),
  }),
  features: section(
    'ฟีเจอร์',
    {
      title,
      lead: long('คำนำ'),
      appointments: tile('นัดหมาย'),
      finance: tile('การเงิน'),
      stock: tile('คลังยา'),
      rest: fixedList(feature, 5, { label: 'ฟีเจอร์อื่น', labelledBy: 'title' }),
      gains: tile('สรุปประโยชน์'),
    },
    'features',
  ),
  workflow: section('ขั้นตอนการทำงาน', {
    title,
    lead: phrases('คำนำ'),
    steps: fixedList(step, 5, { label: 'ขั้นตอน', labelledBy: 'title' }),
  }),
  results: section('ผลลัพธ์และเรื่องเล่า', { title, storiesTitle: text('หัวข้อของเรื่องเล่า', 80) }),
  pricing: section(
    'ราคา',
    {
      title,
      lead: phrases('คำนำ'),
      comparisonTitle: text('หัวข้อของตารางเทียบ', 60),
      inclusions,
    },
    'pricing',
  ),
  equipment: section('อุปกรณ์เสริม', { title, note: text('หมายเหตุใต้หัวข้อ', 80) }, 'equipment'),
  faq: section('คำถามที่พบบ่อย', { title: text('หัวข้อ', 80), closing: long('ประโยคก่อนปุ่มติดต่อ') }, 'faq'),
};

export type SectionName = keyof typeof homeSections;

export const sectionNames = Object.keys(homeSections) as SectionName[];

/** Whether a section is known: the office may be newer than the site. */
export const isSection = (name: unknown): name is SectionName =>
  typeof name === 'string' && Object.hasOwn(homeSections, name);

/** Returns the label of a section for staff, and the target of links to it if it has one. */
export function sectionEntry(name: SectionName): { label: string; anchor?: string } {
  const { label = name, anchor } = formRegistry.get(homeSections[name]) ?? {};
  return { label, ...(anchor !== undefined && { anchor }) };
}

/** The sentences of each section. */
export type SectionTexts = { [Name in SectionName]: z.infer<(typeof homeSections)[Name]> };

/** A section on the landing page. */
export type HomeSection = {
  [Name in SectionName]: { blockType: Name } & SectionTexts[Name];
}[SectionName];

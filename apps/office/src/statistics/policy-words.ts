const kinds: readonly (readonly [prefix: string, words: string])[] = [
  ['script-src', 'สคริปต์'],
  ['style-src', 'รูปแบบหน้า (CSS)'],
  ['img-src', 'รูป'],
  ['font-src', 'แบบอักษร'],
  ['connect-src', 'การเรียกข้อมูล'],
  ['frame-src', 'หน้าที่ฝังเข้ามา'],
  ['frame-ancestors', 'การนำหน้าไปฝังที่อื่น'],
  ['form-action', 'การส่งฟอร์ม'],
  ['require-trusted-types-for', 'สคริปต์ที่แก้หน้าเว็บ'],
  ['trusted-types', 'สคริปต์ที่แก้หน้าเว็บ'],
];

const sources: Readonly<Record<string, string>> = {
  inline: 'โค้ดที่แทรกในหน้า',
  'trusted-types-sink': 'ข้อความที่จะกลายเป็นโค้ด',
  eval: 'โค้ดที่สร้างจากข้อความ',
  data: 'ข้อมูลที่แนบมาในหน้า',
  blob: 'ข้อมูลที่สร้างในหน้า',
  self: 'เว็บไซต์นี้เอง',
};

/** What a directive of the policy is about, in words; its own name where no words are known. */
export const directiveWords = (directive: string): string =>
  kinds.find(([prefix]) => directive.startsWith(prefix))?.[1] ?? directive;

/** Where what was kept out came from, in words; a host as it is. */
export const blockedWords = (blocked: string): string => sources[blocked] ?? (blocked || 'ไม่ระบุ');

import { expect } from '@playwright/test';
import { person } from '../e2e/lead-form.ts';
import { row } from './row.ts';
import { attributes, texts } from './visitor.ts';

// Spec §3: the lead form's fields, the payload that the lead API receives, the organisation types.

row(
  'S3.form.1',
  'Fields of the form: fullName, phone, email, orgType, extra; only extra is optional',
  [['fullName', 'phone', 'email', 'orgType', 'extra'], ['extra']],
  async (visitor) => {
    const page = await visitor.reads('/');
    const fields = page.locator('#contact .field :is(input, select, textarea)');
    const optional = fields.and(page.locator(':not([required])'));
    return [await attributes(fields, 'name'), await attributes(optional, 'name')];
  },
);

const arrival =
  '/?utm_source=facebook&utm_medium=cpc&utm_campaign=rainy&utm_term=clinic&utm_content=video';
const from = 'https://www.facebook.com/';

row(
  'S3.lead.1',
  'The lead API receives these 14 keys and no other',
  {
    fullname: 'ส่ง ครบทุกช่อง',
    phone: person.phone,
    email: person.email,
    organization_type: person.organisation,
    description: 'อยากดูระบบนัด',
    user_action: 'contact_form_submit',
    utm_source: 'facebook',
    utm_medium: 'cpc',
    utm_campaign: 'rainy',
    utm_term: 'clinic',
    utm_content: 'video',
    referrer: from,
    landing_page: expect.stringMatching(/^http:\/\/[\d.:]+\/\?utm_source=.*&utm_content=video$/),
    device_type: 'desktop',
  },
  async (visitor) => {
    const journey = { address: arrival, referer: from, details: 'อยากดูระบบนัด' };
    return (await visitor.sendsLead('ส่ง ครบทุกช่อง', journey)).body;
  },
);

/** Medical clinics; aesthetics and surgery; other specialties; diagnostic and support; others. */
const groups = {
  คลินิกเวชกรรม: [
    'เวชกรรมทั่วไป',
    'กุมารเวชกรรม',
    'อายุรกรรม',
    'สูตินรีเวชกรรม',
    'ศัลยกรรม',
    'จักษุ (ตา)',
    'หู คอ จมูก',
    'โรคผิวหนัง (ตจวิทยา)',
    'กระดูกและข้อ (ออร์โธปิดิกส์)',
    'ประสาทวิทยา',
    'หัวใจและหลอดเลือด',
    'จิตเวช',
    'เวชศาสตร์ฟื้นฟูและกายภาพบำบัด',
    'เวชศาสตร์ครอบครัว',
    'อายุรกรรมเฉพาะโรค',
  ],
  ความงามและศัลยกรรม: [
    'เสริมความงาม',
    'ผิวพรรณ',
    'ศัลยกรรมตกแต่ง',
    'ชะลอวัย (Anti-aging)',
    'ปลูกผม',
    'ปรับรูปร่าง',
    'เลเซอร์',
  ],
  'เฉพาะทางอื่น ๆ': [
    'กายภาพบำบัดและฟื้นฟู',
    'การแพทย์แผนไทย',
    'การแพทย์แผนจีน',
    'การแพทย์ทางเลือกหรือแบบผสมผสาน',
    'เวชศาสตร์การกีฬา',
    'ฉุกเฉินหรืออุบัติเหตุ',
    'ตรวจสุขภาพ',
    'อาชีวเวชศาสตร์',
  ],
  วินิจฉัยและสนับสนุน: [
    'ห้องปฏิบัติการหรือตรวจเลือด',
    'พยาธิวิทยา',
    'รังสีวิทยา',
    'เวชศาสตร์นิวเคลียร์',
    'พันธุศาสตร์หรือ DNA',
    'เวชศาสตร์การเจริญพันธุ์ (IVF)',
  ],
  'อื่น ๆ': ['อายุรเวท', 'สัตวแพทย์หรือสัตว์เลี้ยง', 'การนอนหลับ', 'เวชศาสตร์การเดินทาง', 'ไม่ระบุ'],
};
row('S3.org.1', 'The organisation types in their groups', groups, async (visitor) => {
  const shown: Record<string, string[]> = {};
  for (const group of await (await visitor.reads('/')).locator('#contact optgroup').all())
    shown[(await group.getAttribute('label')) ?? ''] = await texts(group.locator('option'));
  return shown;
});
row(
  'S3.org.6',
  "The 'not specified' option reuses the travel-medicine value",
  ['เวชศาสตร์การเดินทาง', 'ไม่ระบุ'],
  async (visitor, edge) => {
    const name = 'ไม่ระบุ ประเภท';
    const { body } = await visitor.sendsLead(name, { organisation: 'ไม่ระบุ' });
    const [kept] = edge.site.leadsOf(name);
    return [body.organization_type, kept?.payload?.organization_label];
  },
  'in the call to the API; the outbox and the office record the chosen label',
);

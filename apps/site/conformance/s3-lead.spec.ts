import { fillIn, leadForm, openForm, person } from '../e2e/lead-form.ts';
import type { Edge } from './edge.ts';
import { row } from './row.ts';
import { attributes, texts } from './visitor.ts';
import type { Visitor } from './visitor.ts';

// Spec §3: the lead form's fields, the payload that the lead API receives, the organisation types.

row(
  'S3.form.1',
  'Fields of the form: fullName, phone, email, orgType, extra',
  ['fullName', 'phone', 'email', 'orgType', 'extra'],
  async (visitor) =>
    attributes(
      (await visitor.reads('/')).locator('#contact .field :is(input, select, textarea)'),
      'name',
    ),
);
row('S3.form.2', 'Only extra is optional', ['extra'], async (visitor) =>
  attributes(
    (await visitor.reads('/')).locator(
      '#contact .field :is(input, select, textarea):not([required])',
    ),
    'name',
  ),
);

const arrival =
  '/?utm_source=facebook&utm_medium=cpc&utm_campaign=rainy&utm_term=clinic&utm_content=video';
const from = 'https://www.facebook.com/';

/** The lead of a visitor from an ad, as the lead API received it. */
async function sent(visitor: Visitor, edge: Edge) {
  const name = 'ส่ง ครบทุกช่อง';
  const known = edge.leads.received.find(({ body }) => body.fullname === name);
  if (known) return known.body;
  const page = await visitor.arrives();
  await page.goto(arrival, { referer: from });
  await openForm(page);
  await fillIn(page, { name });
  await leadForm(page).details.fill('อยากดูระบบนัด');
  await leadForm(page).submit.click();
  return (await edge.leadOf(name)).body;
}

const payload = {
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
  device_type: 'desktop',
};
for (const [index, [key, value]] of Object.entries(payload).entries()) {
  row(
    `S3.lead.${index + 1}`,
    `The lead payload has ${key}`,
    value,
    async (visitor, edge) => (await sent(visitor, edge))[key],
  );
}
row(
  'S3.lead.14',
  'The lead payload has landing_page, the full address',
  true,
  async (visitor, edge) => (await sent(visitor, edge)).landing_page === edge.site.url + arrival,
);
row(
  'S3.lead.15',
  'The lead payload has these 14 keys and no other',
  [...Object.keys(payload), 'landing_page'].sort(),
  async (visitor, edge) => Object.keys(await sent(visitor, edge)).sort(),
);

const groups = [
  [
    'Medical clinics',
    'คลินิกเวชกรรม',
    [
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
  ],
  [
    'Aesthetics and surgery',
    'ความงามและศัลยกรรม',
    ['เสริมความงาม', 'ผิวพรรณ', 'ศัลยกรรมตกแต่ง', 'ชะลอวัย (Anti-aging)', 'ปลูกผม', 'ปรับรูปร่าง', 'เลเซอร์'],
  ],
  [
    'Other specialties',
    'เฉพาะทางอื่น ๆ',
    [
      'กายภาพบำบัดและฟื้นฟู',
      'การแพทย์แผนไทย',
      'การแพทย์แผนจีน',
      'การแพทย์ทางเลือกหรือแบบผสมผสาน',
      'เวชศาสตร์การกีฬา',
      'ฉุกเฉินหรืออุบัติเหตุ',
      'ตรวจสุขภาพ',
      'อาชีวเวชศาสตร์',
    ],
  ],
  [
    'Diagnostic and support',
    'วินิจฉัยและสนับสนุน',
    [
      'ห้องปฏิบัติการหรือตรวจเลือด',
      'พยาธิวิทยา',
      'รังสีวิทยา',
      'เวชศาสตร์นิวเคลียร์',
      'พันธุศาสตร์หรือ DNA',
      'เวชศาสตร์การเจริญพันธุ์ (IVF)',
    ],
  ],
  ['Others', 'อื่น ๆ', ['อายุรเวท', 'สัตวแพทย์หรือสัตว์เลี้ยง', 'การนอนหลับ', 'เวชศาสตร์การเดินทาง', 'ไม่ระบุ']],
] as const;
for (const [index, [name, label, options]] of groups.entries()) {
  row(
    `S3.org.${index + 1}`,
    `Organisation types: ${name}, ${options.length}`,
    options,
    async (visitor) =>
      texts(
        (await visitor.reads('/'))
          .locator('#contact optgroup')
          .nth(index)
          .and((await visitor.reads('/')).locator(`[label="${label}"]`))
          .locator('option'),
      ),
  );
}
row(
  'S3.org.6',
  "The 'not specified' option reuses the travel-medicine value",
  ['เวชศาสตร์การเดินทาง', 'ไม่ระบุ'],
  async (visitor, edge) => {
    const name = 'ไม่ระบุ ประเภท';
    const page = await visitor.arrives();
    await openForm(page);
    await fillIn(page, { name, organisation: 'ไม่ระบุ' });
    await leadForm(page).submit.click();
    const { body } = await edge.leadOf(name);
    const kept = edge.site.leads().find(({ payload }) => payload?.fullname === name);
    return [body.organization_type, kept?.payload?.organization_label];
  },
  'in the call to the API; the outbox and the office record the chosen label',
);

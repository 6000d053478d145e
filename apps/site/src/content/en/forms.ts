import type { Brand } from '../th/brand.ts';
import type { Notices } from '../notices.ts';
import type { OrganisationGroup } from '../organisations.ts';
import type { SiteContent } from '../site-content.ts';
import type { Words } from '../with-words.ts';

/**
 * Versions of the consent notice, newest first; add versions, never edit one. The notice itself is in Thai only, so this
 * text says in English what a visitor agrees to.
 */
export const noticesOf = ({ company, name }: Brand): Notices => [
  {
    version: '2569-11-25-en',
    before: `By sending this form you agree that ${company} stores and uses your details to contact you and to present ${name}. You may withdraw your consent and ask for a copy, correction or erasure of your data at any time, by phone or e-mail. Details: `,
    link: 'Privacy notice (in Thai)',
  },
];

const phone = {
  label: 'Phone',
  missing: 'Enter your phone number, for example 081-234-5678',
  short: 'Too short: {{digits}} of at least 8 digits',
  long: 'Too long: {{digits}} digits, at most 15',
  wrong: 'Check the number. A correct one looks like 081-234-5678',
};

const email = {
  label: 'E-mail',
  missing: 'Enter your e-mail address, for example name@clinic.co.th',
  at: 'An e-mail address needs one @, as in name@clinic.co.th',
  domain: 'Check the part after the @, for example clinic.co.th',
  wrong: 'Check the part before the @. A correct address looks like name@clinic.co.th',
};

const ticketOf = (name: string) => ({
  brand: name,
  reference: 'Reference',
  call: 'We will call you back',
  callTo: 'We will call you on',
  time: {
    open: ['during opening hours,', 'today until {{closes}}'],
    today: ['today', '{{opens}}–{{closes}}'],
    tomorrow: ['tomorrow, {{day}}', '{{opens}}–{{closes}}'],
    later: ['{{day}}', '{{opens}}–{{closes}}'],
  },
  line: {
    label: 'Chat on LINE with this reference',
    text: 'Question about reference {{reference}}',
    newTab: '(opens in a new tab)',
  },
  copy: 'Copy reference',
  copied: 'Reference copied',
  notCopied: 'Could not copy. Press and hold the reference, then choose Copy',
});

type Ticket = ReturnType<typeof ticketOf>;

const leadFormOf = (name: string, ticket: Ticket) => ({
  page: {
    title: 'Contact us',
    description:
      'Leave your details and we will call you back to show you the system, free of charge.',
  },
  heading: 'Let us call you',
  fields: {
    fullName: {
      label: 'Full name',
      missing: 'Enter your full name',
      short: 'Enter a name of at least 2 letters',
      long: 'The name can have at most 120 letters',
    },
    phone,
    email,
    orgType: { label: 'Type of organisation', missing: 'Choose a type of organisation' },
    extra: { label: 'Further details', long: 'Shorten the details to 2,000 letters' },
    marketing: { label: 'Send me news and offers by e-mail or LINE (optional)' },
  },
  suggestedEmail: 'Did you mean {{domain}}?',
  orgTypePlaceholder: '-- Choose a type --',
  extraHint: 'A few key points are enough',
  submit: 'Send',
  submitting: 'Sending…',
  waiting: 'Please keep this page open',
  unsent: 'This message has not been sent yet. Check it and press Send again',
  offline:
    'No internet connection. Your entries are safe and will be sent once you are back online',
  offlineButton: 'Waiting for internet',
  missing: 'Still missing:',
  toMend: 'Still to correct:',
  comma: '{{first}}, {{last}}',
  and: '{{first}} and {{last}}',
  trap: 'Website (leave empty)',
  errorTitlePrefix: 'Error:',
  success: {
    title: `Thank you for your interest in ${name}`,
    text: 'We have received your details and will contact you soon.',
    close: 'OK',
    ticket,
  },
  failure: {
    title: 'Something went wrong. Please try again later',
    text: 'Your entries are still there; you can send them again.',
    orCall: 'or call',
    retry: 'Send again',
    close: 'Close',
  },
});

const registrationOf = (ticket: Ticket) => ({
  page: {
    title: 'Register',
    description:
      'Choose a package and leave your clinic’s details. We will contact you to set up your system.',
    lead: [
      'Choose a package and enter your clinic’s details.',
      'We will contact you to set up your system.',
    ],
  },
  heading: 'Register',
  pageHeading: 'Your clinic',
  picked: '{{name}}, {{price}} baht',
  plan: {
    heading: 'Package and branches',
    recommended: 'Recommended',
    size: '{{suitability}} · users: {{users}}',
    perYear: 'baht per year and branch (excl. VAT)',
    fewer: 'One branch fewer',
    more: 'One branch more',
    oneBranch: '{{name}} manages one branch at a time. To see several together, choose {{others}}',
    and: ' or ',
  },
  sum: {
    heading: 'Your package',
    price: '{{price}} × {{branches}} branch(es)',
    vat: 'VAT {{percent}}%',
    total: 'Total per year',
    withVat: 'Per year incl. VAT',
    unit: 'baht',
    unpaid: 'Nothing to pay yet',
  },
  next: {
    heading: 'What happens next',
    steps: [
      { title: 'We call you', detail: 'to confirm package and branches' },
      { title: 'We move your data', detail: 'in 3–7 working days, free of charge' },
      { title: 'You start', detail: 'Training is free; new staff learn it in 2–3 days' },
    ],
    ask: 'Have a question first?',
    line: 'Chat on LINE',
    newTab: '(opens in a new tab)',
  },
  fields: {
    clinic_name: {
      label: 'Clinic name',
      missing: 'Enter the name of your clinic',
      short: 'Enter the name of your clinic',
      long: 'The name can have at most 120 letters',
    },
    fullname: {
      label: 'Contact name',
      missing: 'Enter a contact name',
      short: 'Enter a name of at least 2 letters',
      long: 'The name can have at most 120 letters',
    },
    phone,
    email,
    package: { label: 'Package', missing: 'Choose a package' },
    branches: { label: 'Branches', wrong: 'Enter the number of branches, 1–999' },
    description: { label: 'Notes', long: 'Shorten the notes to 2,000 letters' },
  },
  suggestedEmail: 'Did you mean {{domain}}?',
  notePlaceholder: 'For example: we would like to start next month',
  submit: 'Register',
  submitting: 'Sending…',
  again: 'Send again',
  cancel: 'Cancel',
  close: 'Close',
  waiting: 'Please keep this page open',
  kept: 'Your entries are still there',
  success: {
    title: 'We have received your registration',
    text: 'Thank you for choosing us. We will contact you to confirm and to set up your system.',
    ticket,
  },
  keptTitle: 'You are not registered yet, but we have your details',
  failure: 'The registration could not be sent. Please try again or call us',
});

/** Texts of both forms, their answers and errors. */
export function formTexts(brand: Brand) {
  const { hours, line, name } = brand;
  const orCall = `call ${brand.phone.shown} or write to us on LINE ${line.id}`;
  const ticket = ticketOf(name);
  const leadForm = leadFormOf(name, ticket);
  const registration = registrationOf(ticket);
  const kept = `but we have saved your details under reference {{reference}} and will contact you. No need to send them again. You can also ${orCall}`;
  const thanks = {
    title: ['Thank you for your interest in', name],
    lead: leadForm.success.text,
    ticket,
    next: 'What happens next',
    steps: [
      { name: 'Received', detail: 'Your details are saved' },
      { name: 'We call you', detail: hours },
      { name: 'Demonstration', detail: 'We show you the system, free of charge' },
    ],
    isDone: 'done',
    meanwhile: 'In the meantime',
    links: [
      { label: 'Read our articles (in Thai)' },
      { label: 'See packages and prices' },
      { label: 'Back to the home page' },
    ],
    unknown: {
      title: ['Reference not found'],
      lead: 'If you have just sent the form, call us or write to us on LINE and we will check. If not, you can start here.',
      form: { label: 'Leave your details' },
      line: 'Chat on LINE',
    },
  };
  return {
    leadForm,
    registration,
    thanks,
    registrationThanks: {
      ...thanks,
      title: [registration.success.title],
      lead: registration.success.text,
      steps: [
        { name: 'Received', detail: 'Our team has your registration' },
        { name: 'We call you', detail: hours },
        { name: 'You start', detail: 'We move your data and train your staff, free of charge' },
      ],
      unknown: { ...thanks.unknown, form: { label: registration.page.title } },
    },
    refusals: {
      unreadable: 'We could not read what was sent. Reload this page and try again.',
      unauthorized: 'You may not use this part.',
      foreign_origin: 'This form can only be sent from our website. Open the page and try again.',
      not_found: 'There is nothing at this address.',
      method_not_allowed: 'This address does not accept that request.',
      too_large: 'The message is too long. Shorten it and send it again.',
      wrong_type: 'The data has a wrong format. Reload this page and try again.',
      invalid: 'Something is missing or not right. Check the fields named below.',
      busy: `Many people are using the site right now. Wait a moment and send again, or ${orCall}`,
      failed: `Something went wrong. Please try again later, or ${orCall}`,
      not_stored: `Something went wrong. Please try again later, or ${orCall}`,
      unreachable: `The registration system cannot be reached. Try again, or ${orCall}`,
      timed_out: `The registration system is too slow. Wait a moment and try again, or ${orCall}`,
    },
    limits: {
      too_many: `You have sent too often. Try again in {{wait}}, or ${orCall}`,
      busy: `Many people are sending forms right now. Try again in {{wait}}, or ${orCall}`,
      hours: '{{count}} h',
      minutes: '{{count}} min',
    },
    keptRegistration: {
      unreachable: `The registration system cannot be reached, ${kept}`,
      timed_out: `The registration system is too slow, ${kept}`,
    },
    notConfigured: `You cannot register on the website yet. Please ${orCall}; we will register you at once`,
  } satisfies Words<SiteContent>;
}

/** The organisation types, by their Thai label. */
const types: Readonly<Record<string, string>> = {
  คลินิกเวชกรรม: 'Medical clinics',
  เวชกรรมทั่วไป: 'General practice',
  กุมารเวชกรรม: 'Paediatrics',
  อายุรกรรม: 'Internal medicine',
  สูตินรีเวชกรรม: 'Obstetrics and gynaecology',
  ศัลยกรรม: 'Surgery',
  'จักษุ (ตา)': 'Ophthalmology (eyes)',
  'หู คอ จมูก': 'Ear, nose and throat',
  'โรคผิวหนัง (ตจวิทยา)': 'Dermatology (skin)',
  'กระดูกและข้อ (ออร์โธปิดิกส์)': 'Orthopaedics',
  ประสาทวิทยา: 'Neurology',
  หัวใจและหลอดเลือด: 'Cardiology',
  จิตเวช: 'Psychiatry',
  เวชศาสตร์ฟื้นฟูและกายภาพบำบัด: 'Rehabilitation medicine',
  เวชศาสตร์ครอบครัว: 'Family medicine',
  อายุรกรรมเฉพาะโรค: 'Specialised internal medicine',
  ความงามและศัลยกรรม: 'Aesthetics and surgery',
  เสริมความงาม: 'Aesthetics',
  ผิวพรรณ: 'Skin care',
  ศัลยกรรมตกแต่ง: 'Plastic surgery',
  'ชะลอวัย (Anti-aging)': 'Anti-ageing',
  ปลูกผม: 'Hair transplantation',
  ปรับรูปร่าง: 'Body contouring',
  เลเซอร์: 'Laser',
  'เฉพาะทางอื่น ๆ': 'Other specialties',
  กายภาพบำบัดและฟื้นฟู: 'Physiotherapy',
  การแพทย์แผนไทย: 'Thai traditional medicine',
  การแพทย์แผนจีน: 'Chinese medicine',
  การแพทย์ทางเลือกหรือแบบผสมผสาน: 'Alternative or integrative medicine',
  เวชศาสตร์การกีฬา: 'Sports medicine',
  ฉุกเฉินหรืออุบัติเหตุ: 'Emergency and trauma',
  ตรวจสุขภาพ: 'Health check-ups',
  อาชีวเวชศาสตร์: 'Occupational medicine',
  วินิจฉัยและสนับสนุน: 'Diagnostics and support',
  ห้องปฏิบัติการหรือตรวจเลือด: 'Laboratory or blood tests',
  พยาธิวิทยา: 'Pathology',
  รังสีวิทยา: 'Radiology',
  เวชศาสตร์นิวเคลียร์: 'Nuclear medicine',
  'พันธุศาสตร์หรือ DNA': 'Genetics or DNA',
  'เวชศาสตร์การเจริญพันธุ์ (IVF)': 'Reproductive medicine (IVF)',
  'อื่น ๆ': 'Other',
  อายุรเวท: 'Ayurveda',
  สัตวแพทย์หรือสัตว์เลี้ยง: 'Veterinary or pets',
  การนอนหลับ: 'Sleep',
  เวชศาสตร์การเดินทาง: 'Travel medicine',
  ไม่ระบุ: 'Not specified',
};

/** The organisation types in English. Staff and the lead API get the Thai ones. */
export const organisationsOf = (groups: readonly OrganisationGroup[]): OrganisationGroup[] =>
  groups.map(({ label, options }) => ({
    label: types[label] ?? label,
    options: options.map((option) => ({
      label: types[option.label] ?? option.label,
      value: option.value ?? option.label,
      staffLabel: option.label,
    })),
  }));

import { type EnquiryFields, formFields } from './enquiry-field.ts';
import { leadFields } from './lead.ts';
import { registrationFields } from './registration.ts';

/**
 * Retention in days. The privacy notice states these periods, the retention jobs apply them, and
 * `LEAD_RETENTION_DAYS` may only be shorter than `enquiry`.
 */
export const retentionDays = {
  /** An enquiry after the last contact, unless it was won. */
  enquiry: 730,
  /** A won enquiry after the last contact. */
  customer: 3650,
  /** The last part of these periods, during which an enquiry can be restored. */
  trash: 14,
  /** The site's copy of a delivered lead. */
  deliveredLead: 30,
  auditEntry: 365,
  /** An answered request of a person about their data. */
  privacyRequest: 730,
} as const;

const DAYS_PER_YEAR = 365;
const years = (days: number): string => `${days / DAYS_PER_YEAR} ปี`;

/** The longest time that an enquiry is kept, as the privacy notice names it. */
export const enquiryPeriod = years(retentionDays.enquiry);
/** The longest time that the data of a customer is kept after the contract. */
export const customerPeriod = years(retentionDays.customer);

/** Where the software keeps personal data, with the name that staff read. */
export const places = {
  leads: 'หลังบ้าน: ลูกค้าที่สนใจ',
  registrations: 'หลังบ้าน: การลงทะเบียน',
  history: 'หลังบ้าน: ประวัติและบันทึก',
  alerts: 'หลังบ้าน: การแจ้งเตือน',
  'privacy-requests': 'หลังบ้าน: คำขอใช้สิทธิ',
  'privacy-events': 'หลังบ้าน: การลบและถอนความยินยอม และไฟล์ privacy-events.jsonl',
  users: 'หลังบ้าน: บัญชีพนักงาน',
  audit: 'หลังบ้าน: บันทึกการใช้งาน',
  outbox: 'เว็บไซต์: คิวส่งและสมุดบันทึก leads.journal',
  backups: 'ชุดสำรองข้อมูล',
} as const;
type Place = keyof typeof places;

/** How long backups keep what was deleted. */
export const copiesInBackups = 'ชุดสำรองข้อมูลที่ทำไว้ก่อนหน้านี้ จนกว่าชุดนั้นจะหมดรอบและถูกลบ';

/** Copies that remain when a lead or registration is deleted, with their period, as the dialogs name them. */
export const enquiryCopies: readonly string[] = [
  `คิวส่งและสมุดบันทึกของเว็บไซต์ ไม่เกิน ${retentionDays.deliveredLead} วันหลังส่งสำเร็จ`,
  copiesInBackups,
  'ข้อความแจ้งเตือนที่ส่งไปแล้วและระบบที่รับเว็บฮุก ตามอายุของระบบนั้น',
];

/** Copies that remain when an account of staff is deleted. */
export const accountCopies: readonly string[] = [
  'ชื่อในประวัติของลูกค้า เท่ากับอายุของข้อมูลลูกค้า',
  `อีเมลในบันทึกการใช้งาน ${years(retentionDays.auditEntry)}`,
  copiesInBackups,
];

/** One category of personal data. */
interface PersonalData {
  data: string;
  purpose: string;
  /** Legal basis under the Personal Data Protection Act. */
  basis: string;
  period: string;
  recipients: string;
  /** Empty where the software does not hold the data, such as contracts. */
  places: readonly Place[];
  /** Stored fields of leads and registrations, by their key in the payload. */
  fields: readonly string[];
  /** Whether the table of the privacy notice has it; the others concern staff. */
  isInNotice: boolean;
}

const enquiryPlaces: readonly Place[] = [
  ...(['leads', 'registrations', 'history', 'alerts', 'outbox', 'backups'] as const),
];
const SAME_AS_FORM = 'เท่ากับข้อมูลในแบบฟอร์มที่ส่งมาพร้อมกัน';
const SALES = 'ฝ่ายขาย และผู้ให้บริการเครื่องแม่ข่าย อีเมล และระบบส่งข้อความที่แจ้งทีมงาน';

/** What people type into the forms, and the value of the type of organisation. */
const typedByVisitors = [
  ...new Set<string>(
    [leadFields, registrationFields].flatMap((fields: EnquiryFields) =>
      formFields(fields).flatMap(({ key, rule }) => (rule.is === 'tick' ? [] : [key])),
    ),
  ).add('organization_label'),
  'organization_type',
];

/**
 * The register of personal data: the table of the privacy notice and the record of processing (section 39) are
 * rendered from it.
 */
export const personalData: readonly PersonalData[] = [
  {
    data: 'ชื่อ เบอร์โทรศัพท์ อีเมล ประเภทองค์กร และเรื่องที่สอบถาม ทั้งในแบบฟอร์มและที่แจ้งทีมงาน',
    purpose: 'ติดต่อกลับ ตอบคำถาม สาธิตระบบ เสนอราคา',
    basis: 'มาตรา 24 (3)',
    period: `ไม่เกิน ${enquiryPeriod}นับแต่ติดต่อกันครั้งสุดท้าย หรือตามแถวข้อมูลสัญญาเมื่อเป็นลูกค้า`,
    recipients: SALES,
    places: enquiryPlaces,
    fields: typedByVisitors,
    isInNotice: true,
  },
  {
    data: 'แหล่งที่มาของการเข้าชมและชนิดอุปกรณ์',
    purpose: 'รู้ว่าช่องทางใดได้ผลในภาพรวม',
    basis: 'มาตรา 24 (5)',
    period: SAME_AS_FORM,
    recipients: SALES,
    places: enquiryPlaces,
    fields: [
      'utm_source',
      'utm_medium',
      'utm_campaign',
      'utm_term',
      'utm_content',
      'referrer',
      'landing_page',
      'article',
      'device_type',
    ],
    isInNotice: true,
  },
  {
    data: 'ข้อความแจ้ง รุ่นของข้อความ วันเวลาที่ส่ง และเลขอ้างอิง',
    purpose: 'เป็นหลักฐานการแจ้งและการติดต่อ',
    basis: 'มาตรา 24 (5)',
    period: SAME_AS_FORM,
    recipients: SALES,
    places: enquiryPlaces,
    fields: ['consent_text', 'consent_version'],
    isInNotice: true,
  },
  {
    data: 'ความยินยอมรับข่าวสารและข้อเสนอ',
    purpose: 'ส่งข่าวสารและข้อเสนอ',
    basis: 'มาตรา 19',
    period: 'จนกว่าจะถอน จากนั้นเก็บเพียงหลักฐานการให้และถอนเท่าที่จำเป็น',
    recipients: SALES,
    places: enquiryPlaces,
    fields: ['marketing_consent'],
    isInNotice: true,
  },
  {
    data: 'ข้อมูลสัญญา บัญชีผู้ใช้ และการช่วยเหลือ',
    purpose: 'ให้บริการตามสัญญาและดูแลความปลอดภัย',
    basis: 'มาตรา 24 (3) และ 24 (5)',
    period: `ตลอดสัญญา และไม่เกิน ${customerPeriod}หลังสัญญาสิ้นสุด`,
    recipients: 'ฝ่ายบริการลูกค้า ฝ่ายบัญชี ที่ปรึกษาวิชาชีพ',
    places: ['leads', 'registrations', 'history', 'backups'],
    fields: [],
    isInNotice: true,
  },
  {
    data: 'เอกสารบัญชีและภาษี',
    purpose: 'ปฏิบัติตามกฎหมาย',
    basis: 'มาตรา 24 (6)',
    period: 'ตามที่กฎหมายกำหนด',
    recipients: 'ฝ่ายบัญชี ผู้สอบบัญชี หน่วยงานของรัฐ',
    places: [],
    fields: [],
    isInNotice: true,
  },
  {
    data: 'ข้อมูลผู้ป่วยที่คลินิกบันทึกในระบบ',
    purpose: 'ให้บริการระบบแก่คลินิก',
    basis: 'คำสั่งของคลินิก มาตรา 40',
    period: 'ตามคำสั่งของคลินิกและข้อตกลงประมวลผลข้อมูล',
    recipients: 'คลินิกที่เป็นผู้ควบคุมข้อมูล',
    places: [],
    fields: [],
    isInNotice: true,
  },
  {
    data: 'คำขอใช้สิทธิของเจ้าของข้อมูล',
    purpose: 'ดำเนินการตามคำขอและเป็นหลักฐาน',
    basis: 'มาตรา 24 (6)',
    period: `${years(retentionDays.privacyRequest)}หลังดำเนินการ`,
    recipients: 'ผู้ดูแลระบบและฝ่ายขาย',
    places: ['privacy-requests', 'outbox', 'backups'],
    fields: [],
    isInNotice: true,
  },
  {
    data: 'หลักฐานการลบและการถอนความยินยอม: เลขอ้างอิง และค่าที่แปลงจากเบอร์โทรและอีเมลด้วยกุญแจลับ',
    purpose: 'ไม่ให้ข้อมูลที่ลบหรือความยินยอมที่ถอนแล้วกลับมา',
    basis: 'มาตรา 24 (5) และ 24 (6)',
    period: 'ตลอดเวลาที่ยังมีชุดสำรองข้อมูลหรือรายการส่งล่าช้าที่อาจนำข้อมูลกลับมา',
    recipients: 'ผู้ดูแลระบบ',
    places: ['privacy-events', 'backups'],
    fields: [],
    isInNotice: true,
  },
  {
    data: 'บัญชีพนักงานที่ใช้หลังบ้าน',
    purpose: 'ให้สิทธิตามหน้าที่และดูแลความปลอดภัย',
    basis: 'มาตรา 24 (3)',
    period: 'จนกว่าผู้ดูแลระบบลบบัญชี ชื่อยังอยู่ในประวัติของลูกค้าที่เคยดูแล',
    recipients: 'ผู้ดูแลระบบ',
    places: ['users', 'history', 'backups'],
    fields: [],
    isInNotice: false,
  },
  {
    data: 'บันทึกการใช้งานหลังบ้าน',
    purpose: 'ตรวจสอบการเข้าถึงข้อมูลส่วนบุคคล',
    basis: 'มาตรา 24 (5)',
    period: years(retentionDays.auditEntry),
    recipients: 'ผู้ดูแลระบบ',
    places: ['audit', 'backups'],
    fields: [],
    isInNotice: false,
  },
];

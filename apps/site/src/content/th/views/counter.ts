import { sampleClinic } from '../sample-clinic.ts';

const { after, appointment, before, branches, called, doctor, isSample, mark } = sampleClinic;
const { name: clinic, patient, paying, room, ticket } = sampleClinic;
const [branch] = branches;

interface QueueRow {
  ticket: string;
  name: string;
  detail: string;
  badge: { tone: 'now' | 'ok' | 'warn' | 'plain'; text: string };
}

const queueRows: QueueRow[] = [
  {
    ticket: 'A013',
    name: before.name,
    detail: `${room} · ${doctor.short}`,
    badge: { tone: 'now', text: 'กำลังตรวจ' },
  },
  {
    ticket,
    name: patient.name,
    detail: `นัด ${appointment} · เลเซอร์ครั้งที่\u00a03`,
    badge: { tone: 'plain', text: 'รอ 1 คิว' },
  },
  {
    ticket: 'A015',
    name: after.name,
    detail: 'คนไข้ใหม่',
    badge: { tone: 'plain', text: 'รอ 2 คิว' },
  },
  {
    ticket: 'A010',
    name: paying.name,
    detail: 'รับยา · 1,450\u00a0บาท',
    badge: { tone: 'warn', text: 'รอชำระเงิน' },
  },
];

/** This afternoon's queue of one branch. */
export const queue = {
  isSample,
  label: `ตัวอย่างคิวบ่ายนี้ของสาขา${branch}: กำลังตรวจ 1 คน รอตรวจ 2 คน รอชำระเงิน 1 คน`,
  title: `คิวบ่ายนี้ · ${branch}`,
  caption: `${called} น.`,
  rows: queueRows,
};

/** One visit in the hero, from the ID card to the receipt on the dashboard. */
export const visitScene = {
  isSample,
  label: `ตัวอย่างการรับคนไข้หนึ่งคน: เสียบบัตร พิมพ์คิว ${ticket} ส่งข้อความ LINE ออกใบเสร็จ {{paid}} บาท แล้วรายได้ขึ้นเป็น {{income}} บาท`,
  clinic,
  mark,
  ticket,
  room,
  message: {
    sent: called,
    title: `ใกล้ถึงคิว ${ticket}`,
    text: `อีก 1 คิว เชิญหน้า${room}`,
  },
};

/** The LINE reminder of the evening before. */
export const lineReminder = {
  isSample,
  mark,
  sent: 'เมื่อวาน 18:00',
  short: `${patient.firstName} พรุ่งนี้ ${appointment}\u00a0น. มีนัดกับ ${doctor.short} ที่สาขา${branch}`,
};

/** The fields filled in by the card reader. */
export const cardRegistration = {
  isSample,
  label: 'ตัวอย่างการลงทะเบียนด้วยบัตรประชาชน: ชื่อ วันเกิด และสิทธิกรอกให้',
  title: 'คนไข้ใหม่',
  done: 'อ่านบัตรแล้ว',
  facts: [
    { name: 'ชื่อ', value: after.name },
    { name: 'เกิด', value: '4 มี.ค. 2531' },
    { name: 'สิทธิ', value: 'ชำระเอง' },
  ],
};

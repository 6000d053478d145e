import { sampleClinic } from '../sample-clinic.ts';

const { appointment, branches, day, doctors, name: clinic, patients } = sampleClinic;

const clock = '09:04';
const ticket = 'A014';
const room = (number: number) => `ห้องตรวจ\u00a0${number}`;

interface QueueRow {
  ticket: string;
  name: string;
  detail: string;
  badge: { tone: 'now' | 'ok' | 'warn' | 'plain'; text: string };
}

const queueRows: QueueRow[] = [
  {
    ticket: 'A012',
    name: patients.kwankhao.name,
    detail: `${room(1)} · ${doctors.thanakorn.short}`,
    badge: { tone: 'now', text: 'กำลังตรวจ' },
  },
  {
    ticket: 'A013',
    name: patients.somchai.name,
    detail: `${room(2)} · ${doctors.natarika.short}`,
    badge: { tone: 'ok', text: 'เรียกแล้ว' },
  },
  {
    ticket,
    name: patients.pimchanok.name,
    detail: `นัด ${appointment} · เลเซอร์ครั้งที่\u00a03`,
    badge: { tone: 'plain', text: 'รอ 2 คิว' },
  },
  {
    ticket: 'A015',
    name: patients.pakorn.name,
    detail: 'คนไข้ใหม่ · ลงทะเบียนด้วยบัตรประชาชน',
    badge: { tone: 'plain', text: 'รอ 3 คิว' },
  },
  {
    ticket: 'A010',
    name: patients.prapa.name,
    detail: 'รอรับยา · ใบเสร็จ 1,450\u00a0บาท',
    badge: { tone: 'warn', text: 'รอชำระเงิน' },
  },
];

/** Today's queue of one branch. */
export const queue = {
  isSample: true,
  label: `ตัวอย่างคิววันนี้ของสาขา${branches.ari}: กำลังตรวจ 1 คน เรียกแล้ว 1 คน รอตรวจ 2 คน รอชำระเงิน 1 คน`,
  title: `คิววันนี้ · ${branches.ari}`,
  caption: `${clock} · 23 คิว`,
  rows: queueRows,
};

/** The paper slip of one place in that queue. */
export const queueSlip = {
  isSample: true,
  label: `ตัวอย่างบัตรคิว ${ticket} ${room(2)} รออีก 2 คิว`,
  clinic,
  ticket,
  room: room(2),
  wait: `รออีก 2 คิว · ${clock}`,
};

/** The reminder that LINE shows the evening before, as a card and as a short message. */
export const lineReminder = {
  isSample: true,
  label: `ตัวอย่างข้อความ LINE แจ้งเตือนนัดหมายวันพรุ่งนี้ ${appointment}\u00a0น.`,
  sender: clinic,
  tag: 'แจ้งเตือนนัดหมาย',
  title: `${patients.pimchanok.firstName} พรุ่งนี้มีนัด`,
  facts: [
    { name: 'วันเวลา', value: `${day.weekday} · ${appointment}\u00a0น.` },
    { name: 'แพทย์', value: doctors.natarika.short },
    { name: 'สาขา', value: `${branches.ari} ชั้น 2` },
  ],
  action: 'ดูรายละเอียดนัด',
  sent: '18:00',
  short: `${patients.pimchanok.firstName} พรุ่งนี้ ${appointment}\u00a0น. มีนัดกับ ${doctors.natarika.short} ที่สาขา${branches.ari}`,
};

/** What the card reader fills in. */
export const cardRegistration = {
  isSample: true,
  label: `ตัวอย่างการลงทะเบียนด้วยบัตรประชาชน: อ่านบัตรแล้ว ชื่อและวันเกิดกรอกให้`,
  done: 'อ่านบัตรแล้ว',
  facts: [
    { name: 'ชื่อ', value: patients.pakorn.name },
    { name: 'เกิด', value: '4 มี.ค. 2531' },
    { name: 'สิทธิ', value: 'ชำระเอง' },
  ],
};

import { sampleClinic } from '../sample-clinic.ts';

const { appointment, branches, day, doctors, patients } = sampleClinic;

/** One visit on the OPD card. */
export const opdCard = {
  isSample: true,
  label: 'ตัวอย่าง OPD card: บันทึกแพทย์ ภาพก่อนและหลังรักษา และลายเซ็นดิจิทัลของแพทย์',
  initials: patients.pimchanok.initials,
  patient: patients.pimchanok.name,
  about: `${patients.pimchanok.hn} · ${patients.pimchanok.about} · ${branches.ari}`,
  allergy: 'แพ้ Penicillin',
  note: [
    { name: 'อาการ', value: 'สิวอักเสบแก้มซ้าย 3 สัปดาห์ รอยแดงหลังสิว' },
    { name: 'ตรวจพบ', value: 'Papule 6 จุด ไม่มีหนอง ผิวไม่ลอก' },
    { name: 'แผน', value: 'เลเซอร์ครั้งที่ 3 จาก 5 · นัดติดตาม 4 สัปดาห์' },
  ],
  before: 'ก่อน · 2\u00a0ต.ค.',
  after: 'หลัง · 12\u00a0พ.ย.',
  signature: {
    caption: 'ลงชื่อแพทย์',
    doctor: doctors.natarika.name,
    time: '12 พ.ย. 2568 · 10:24',
  },
};

interface Day {
  day: string;
  isToday?: boolean;
  /** `due`: how many appointments. */
  shift?: { branch: string; hours: string; due: number };
}

const days: Day[] = [
  { day: 'จ 10', shift: { branch: branches.ari, hours: '09–17', due: 11 } },
  { day: 'อ 11', shift: { branch: branches.bangna, hours: '12–20', due: 8 } },
  {
    day: 'พ 12',
    isToday: true,
    shift: { branch: branches.ari, hours: '09–17', due: 12 },
  },
  { day: 'พฤ 13' },
  { day: 'ศ 14', shift: { branch: branches.bangna, hours: '12–20', due: 9 } },
  { day: 'ส 15', shift: { branch: branches.ari, hours: '09–17', due: 14 } },
  { day: 'อา 16' },
];

/** One doctor's week: where the shifts are, and how many patients are due. */
export const dutyRoster = {
  isSample: true,
  label: `ตัวอย่างตารางเวรของ ${doctors.natarika.short} สัปดาห์นี้: ออกตรวจ 5 วันที่สาขา${branches.ari}และ${branches.bangna} พร้อมจำนวนนัดในแต่ละวัน`,
  title: 'ตารางเวรของฉัน',
  caption: '10–16 พ.ย. 2568',
  days,
  off: 'หยุด',
  due: 'นัด',
};

interface Calendar {
  name: string;
  slots: {
    halfHours: 1 | 2 | 3;
    tone: 'none' | 'seen' | 'soon' | 'sent' | 'free';
    name?: string;
    detail?: string;
  }[];
}

const calendars: Calendar[] = [
  {
    name: doctors.natarika.short,
    slots: [
      { halfHours: 1, tone: 'seen', name: patients.somchai.short },
      {
        halfHours: 2,
        tone: 'sent',
        name: patients.pimchanok.short,
        detail: `${appointment} · เลเซอร์`,
      },
      { halfHours: 1, tone: 'none' },
      { halfHours: 2, tone: 'soon', name: 'อรอุมา ว.', detail: 'ปรึกษาผิว' },
    ],
  },
  {
    name: doctors.thanakorn.short,
    slots: [
      { halfHours: 1, tone: 'seen', name: patients.kwankhao.short },
      { halfHours: 2, tone: 'sent', name: patients.pakorn.short, detail: 'ตรวจครั้งแรก' },
      { halfHours: 2, tone: 'free', detail: 'ว่าง 10:30–11:30' },
      { halfHours: 1, tone: 'none' },
    ],
  },
];

/** Two doctors' morning in half-hour slots; every column fills the same six. */
export const appointments = {
  isSample: true,
  label: `ตัวอย่างตารางนัดหมาย ${day.weekday} ของแพทย์สองคน มีช่องว่าง 10:30 ถึง 11:30 น.`,
  title: `ตารางนัด · ${day.weekday}`,
  badge: 'ส่ง LINE แล้ว 18 คน',
  hours: ['09:00', '10:00', '11:00'],
  doctors: calendars,
};

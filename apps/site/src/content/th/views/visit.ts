import { sampleClinic } from '../sample-clinic.ts';

const { appointment, branches, doctors, patients } = sampleClinic;

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

/** The clock so many hours from the appointment. */
function clock(hours: number): string {
  const [hour, minute] = appointment.split(':');
  return `${String(Number(hour) + hours).padStart(2, '0')}:${minute ?? '00'}`;
}

const slots: { time: string; detail: string; tone: 'seen' | 'sent' | 'free' }[] = [
  { time: clock(-1), detail: patients.somchai.short, tone: 'seen' },
  { time: appointment, detail: `${patients.pimchanok.short} · เลเซอร์`, tone: 'sent' },
  { time: clock(1), detail: 'ว่าง', tone: 'free' },
];

/** Three hours of one doctor's day, with the visit that the reminder speaks of. */
export const appointments = {
  isSample: true,
  label: `ตัวอย่างตารางนัดของ ${doctors.natarika.short}: ${slots
    .map(({ time, detail }) => `${time} น. ${detail}`)
    .join(', ')}`,
  doctor: doctors.natarika.short,
  slots,
};

import { sampleClinic, type Visit } from '../sample-clinic.ts';

const { appointment, before, branches, doctor, isSample, patient, signed } = sampleClinic;

/** One visit on the OPD card: findings on the left cheek with pictures. */
export const opdCardOf = ({ stamp, treatments }: Visit) => ({
  isSample,
  label: 'ตัวอย่าง OPD card: บันทึกแพทย์ ภาพแก้มซ้ายก่อนรักษา 6 จุด วันนี้ 1 จุด และลายเซ็นดิจิทัลของแพทย์',
  patient: patient.name,
  about: `${patient.hn} · ${patient.about} · ${branches[0]}`,
  allergy: { title: 'แพ้ Penicillin', detail: 'ผื่นลมพิษ' },
  note: [
    { name: 'อาการ', value: 'สิวอักเสบแก้มซ้าย ยุบลงหลังเลเซอร์ 2 ครั้ง' },
    { name: 'ตรวจพบ', value: 'Papule เหลือ 1 จุด จากเดิม 6 จุด ไม่มีหนอง' },
    { name: 'แผน', value: `เลเซอร์ครั้งที่ 3 จาก 5 วันนี้ นัด\u00a0${treatments.next}` },
  ],
  place: 'แก้มซ้าย',
  angle: 'มุม 45° แสงเดียวกัน',
  scale: '1 ซม.',
  before: { count: '6 จุด', title: 'ก่อน', day: treatments.first },
  after: { count: '1 จุด', title: 'หลัง 2 ครั้ง', day: stamp },
  signature: {
    doctor: doctor.name,
    detail: `${doctor.licence} · ลงชื่อ ${signed} น.`,
  },
});

/** The time of day, offset in minutes from the appointment. */
function clock(minutes: number): string {
  const [hour, minute] = appointment.split(':').map(Number);
  const total = (hour ?? 0) * 60 + (minute ?? 0) + minutes;
  const pad = (number: number) => String(number).padStart(2, '0');
  return `${pad(Math.floor(total / 60))}:${pad(total % 60)}`;
}

const slots: { time: string; detail: string; tone: 'seen' | 'sent' | 'free' }[] = [
  { time: clock(-30), detail: before.short, tone: 'seen' },
  { time: appointment, detail: `${patient.short} · เลเซอร์`, tone: 'sent' },
  { time: clock(60), detail: 'ว่าง', tone: 'free' },
];

/** Two hours of a doctor's schedule, to scale, with the visit in the reminder. */
export const appointments = {
  isSample,
  label: `ตัวอย่างตารางนัดของ ${doctor.short}: ${slots
    .map(({ time, detail }) => `${time} น. ${detail}`)
    .join(', ')}`,
  doctor: doctor.short,
  slots,
};

import { z } from 'zod';
import { defineContent, isSample, text } from '../../define.ts';
import { sampleClinic } from '../sample-clinic.ts';

const { appointment, branches, day, doctors, patients } = sampleClinic;

/** One visit on the OPD card. */
export const opdCard = defineContent(
  'view: OPD card',
  z.object({
    isSample,
    label: text,
    initials: text,
    patient: text,
    about: text,
    allergy: text,
    note: z.array(z.object({ name: text, value: text })),
    before: text,
    after: text,
    signature: z.object({ caption: text, doctor: text, time: text }),
  }),
  {
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
  },
);

/** One doctor's week: where the shifts are, and how many patients are due. */
export const dutyRoster = defineContent(
  'view: duty roster',
  z.object({
    isSample,
    label: text,
    title: text,
    caption: text,
    days: z
      .array(
        z.object({
          day: text,
          isToday: z.boolean().default(false),
          /** `due`: how many appointments. */
          shift: z.object({ branch: text, hours: text, due: z.int() }).optional(),
        }),
      )
      .length(7),
    off: text,
    due: text,
  }),
  {
    isSample: true,
    label: `ตัวอย่างตารางเวรของ ${doctors.natarika.short} สัปดาห์นี้: ออกตรวจ 5 วันที่สาขา${branches.ari}และ${branches.bangna} พร้อมจำนวนนัดในแต่ละวัน`,
    title: 'ตารางเวรของฉัน',
    caption: '10–16 พ.ย. 2568',
    days: [
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
    ],
    off: 'หยุด',
    due: 'นัด',
  },
);

/** Two doctors' morning in half-hour slots; every column fills the same six. */
export const appointments = defineContent(
  'view: appointments',
  z.object({
    isSample,
    label: text,
    title: text,
    badge: text,
    hours: z.array(text).length(3),
    doctors: z.array(
      z.object({
        name: text,
        slots: z.array(
          z.object({
            halfHours: z.int().min(1).max(3),
            tone: z.enum(['none', 'seen', 'soon', 'sent', 'free']),
            name: text.optional(),
            detail: text.optional(),
          }),
        ),
      }),
    ),
  }),
  {
    isSample: true,
    label: `ตัวอย่างตารางนัดหมาย ${day.weekday} ของแพทย์สองคน มีช่องว่าง 10:30 ถึง 11:30 น.`,
    title: `ตารางนัด · ${day.weekday}`,
    badge: 'ส่ง LINE แล้ว 18 คน',
    hours: ['09:00', '10:00', '11:00'],
    doctors: [
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
    ],
  },
);

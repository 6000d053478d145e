import type { drawnClinic as all } from '../src/drawn-clinic.ts';

export const drawnClinic: typeof all = {
  isSample: false,
  name: 'ดอยงามคลินิก',
  mark: 'hill',
  branches: ['นิมมาน', 'แม่ริม', 'ลำพูน'],
  doctor: { name: 'นพ.ภูผา คำแสน', short: 'นพ.ภูผา', licence: 'ว.71002' },
  patient: {
    name: 'น.ส.คำแก้ว ใจงาม',
    short: 'คำแก้ว จ.',
    firstName: 'คุณคำแก้ว',
    hn: 'HN 69-00007',
    about: 'หญิง 27 ปี',
  },
  before: { name: 'นายอินทร มูลเมือง', short: 'อินทร ม.' },
  after: { name: 'นายแสน ปันทา' },
  paying: { name: 'นางบัวเงิน ดวงดี' },
};

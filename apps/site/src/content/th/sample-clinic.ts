import { shortDate } from '../../thai/dates.ts';

/**
 * The invented clinic whose one day every product view shows: Wednesday 12 November 2568, a little
 * after nine. A name or an hour that two views share stands here.
 */
export const sampleClinic = {
  isSample: true,
  name: 'อารีย์สกินคลินิก',
  branches: { ari: 'อารีย์', bangna: 'บางนา', chiangmai: 'เชียงใหม่' },
  doctors: {
    natarika: { name: 'พญ.ณัฐริกา วัฒนกุล', short: 'พญ.ณัฐริกา' },
    thanakorn: { name: 'นพ.ธนกร วิริยะกุล', short: 'นพ.ธนกร' },
  },
  patients: {
    pimchanok: {
      name: 'น.ส.พิมพ์ชนก ศรีสุวรรณ',
      short: 'พิมพ์ชนก ศ.',
      firstName: 'คุณพิมพ์ชนก',
      initials: 'พช',
      hn: 'HN 68-00421',
      about: 'หญิง 32 ปี',
    },
    kwankhao: { name: 'ด.ญ.ขวัญข้าว ใจเย็น', short: 'ขวัญข้าว' },
    somchai: { name: 'นายสมชาย ทองดี', short: 'สมชาย ท.' },
    pakorn: { name: 'นายปกรณ์ แสงเดือน', short: 'ปกรณ์ ส.' },
    prapa: { name: 'นางประภา มั่นคง', short: 'ประภา ม.' },
  },
  day: {
    long: 'พุธ 12\u00a0พ.ย. 2568',
    weekday: 'พุธ 12\u00a0พ.ย.',
    stamp: shortDate('2025-11-12', 'th'),
  },
  /** When Pimchanok is due; her reminder, queue and calendar say the same. */
  appointment: '09:30',
};

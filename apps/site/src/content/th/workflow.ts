interface Step {
  number: number;
  title: string;
  description: string[];
  /** `minutes`: the step's duration on the timeline; 0 is drawn open-ended. */
  time: { value: string; unit?: string; minutes: number };
}

const steps: Step[] = [
  {
    number: 1,
    title: 'รับคนไข้',
    description: ['เสียบบัตรประชาชน', 'เปิดแฟ้ม', 'ออกบัตรคิว'],
    time: { value: '30', unit: 'วินาที', minutes: 0.5 },
  },
  {
    number: 2,
    title: 'นัดหมาย',
    description: ['เลือกแพทย์และเวลา', 'ข้อความเข้า LINE คนไข้'],
    time: { value: '1', unit: 'นาที', minutes: 1 },
  },
  {
    number: 3,
    title: 'ตรวจรักษา',
    description: ['บันทึก OPD card', 'ถ่ายภาพ', 'เซ็นชื่อ', 'สั่งยา'],
    time: { value: '5', unit: 'นาที', minutes: 5 },
  },
  {
    number: 4,
    title: 'ชำระเงิน',
    description: ['ตัดมัดจำ', 'ออกใบเสร็จ', 'คิดค่าแพทย์ให้'],
    time: { value: '2', unit: 'นาที', minutes: 2 },
  },
  {
    number: 5,
    title: 'รายงาน',
    description: ['ยอดและสต็อกอัปเดต', 'ถึงเจ้าของคลินิก'],
    time: { value: 'ทันที', minutes: 0 },
  },
];

/** One visit in five steps (spec §1, "Claimed flow"). */
export const workflow = {
  title: ['คนไข้หนึ่งคน ห้าขั้นตอน', 'ไม่มีใครต้องเขียนซ้ำ'],
  lead: ['แถบด้านล่างยาวตามเวลา', 'ของแต่ละขั้นตอน', 'ข้อมูลส่งต่อกันเองจนถึงรายงาน'],
  minutes: 'นาที',
  steps,
};

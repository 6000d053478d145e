import type { SiteFacts } from '@clinicdee/protocol/site-content';

type Device = SiteFacts['equipment']['devices'][number] & { isSample?: boolean | undefined };

/** Optional equipment (spec §9, "Optional equipment"). Names and prices are from the spec; the rest is invented. */
export const equipment: Device[] = [
  {
    isSample: true,
    name: 'เครื่องพิมพ์ใบเสร็จ 80 มม.',
    model: 'รุ่น CP-80',
    priceSatang: 4_650_00,
    description: 'พิมพ์ใบเสร็จและบัตรคิวที่เคาน์เตอร์',
    facts: ['กระดาษความร้อน 80 มม.', 'ตัดกระดาษอัตโนมัติ', 'ต่อ USB หรือ LAN', 'สั่งเปิดลิ้นชักเก็บเงินได้'],
    drawing: 'printer',
  },
  {
    isSample: true,
    name: 'เครื่องอ่านบัตรประชาชน',
    model: 'รุ่น CR-1',
    priceSatang: 1_050_00,
    description: 'เสียบบัตร ข้อมูลคนไข้กรอกให้เอง',
    facts: ['อ่านชิปบัตรประชาชนไทย', 'ต่อ USB ใช้ได้ทันที', 'ลดการพิมพ์ชื่อผิด', 'ตัวเล็ก ไม่กินที่'],
    drawing: 'reader',
  },
  {
    isSample: true,
    name: 'ลิ้นชักเก็บเงิน',
    model: 'รุ่น CD-405',
    priceSatang: 2_350_00,
    description: 'เปิดเองเมื่อออกใบเสร็จ',
    facts: ['ช่องธนบัตร 5 ช่อง', 'ช่องเหรียญ 5 ช่อง', 'กุญแจล็อก 3 จังหวะ', 'ต่อผ่านเครื่องพิมพ์'],
    drawing: 'drawer',
  },
  {
    isSample: true,
    name: 'เครื่องสแกนบาร์โค้ด',
    model: 'รุ่น CB-2',
    priceSatang: 2_800_00,
    description: 'ยิงรับยาเข้าคลังและจ่ายยา',
    facts: ['อ่านบาร์โค้ดและ QR', 'มีขาตั้ง', 'ต่อ USB', 'ยิงต่อเนื่องได้'],
    drawing: 'scanner',
  },
  {
    isSample: true,
    name: 'เครื่องพิมพ์สติกเกอร์ 58 มม.',
    model: 'รุ่น CL-58',
    priceSatang: 8_950_00,
    description: 'พิมพ์ฉลากยาและสติกเกอร์หลอดแล็บ',
    facts: ['หน้ากว้าง 58 มม.', 'พิมพ์ความร้อน ไม่ใช้หมึก', 'ภาษาไทยคมชัด', 'ต่อ USB'],
    drawing: 'label-printer',
  },
  {
    isSample: true,
    name: 'แท็บเล็ตลายเซ็น',
    model: 'รุ่น CS-5',
    priceSatang: 2_859_00,
    description: 'เซ็นเอกสารและ OPD card แบบดิจิทัล',
    facts: ['จอเขียนพร้อมปากกา', 'ลายเซ็นเข้าแฟ้มทันที', 'ไม่ต้องพิมพ์กระดาษ', 'ต่อ USB'],
    drawing: 'tablet',
  },
];

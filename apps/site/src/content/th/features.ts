interface OtherFeature {
  icon: 'card' | 'exam' | 'lab' | 'report' | 'gift';
  title: string;
  detail: string;
}

const rest: OtherFeature[] = [
  {
    icon: 'card',
    title: 'ทะเบียนและเวชระเบียน',
    detail: 'ลงทะเบียนด้วยการสแกนบัตรประชาชน ประวัติอยู่ครบในแฟ้มอิเล็กทรอนิกส์เดียว',
  },
  {
    icon: 'exam',
    title: 'ห้องตรวจ',
    detail: 'Doctor note ภาพก่อนและหลังรักษา ลายเซ็นดิจิทัล อยู่บน OPD card ใบเดียว',
  },
  {
    icon: 'lab',
    title: 'แล็บและ X-ray',
    detail: 'แนบไฟล์ผลเข้าเวชระเบียน แล้วส่งให้คนไข้ทาง LINE',
  },
  {
    icon: 'report',
    title: 'รายงานและแดชบอร์ด',
    detail: 'รายได้ ต้นทุน และกำไร ดูได้ทันทีทุกสาขา',
  },
  {
    icon: 'gift',
    title: 'CRM และเว็บไซต์คลินิก',
    detail: 'CRM และวอยเชอร์สำหรับดูแลลูกค้า เชื่อมต่อ LINE พร้อมหน้าเว็บของคลินิกเอง',
  },
];

/** The eight features and their benefits (spec §1, claimed features). */
export const features = {
  title: ['แปดงานของคลินิก', 'ต่อกันเป็นเรื่องเดียว'],
  lead: 'ข้อมูลกรอกครั้งเดียวที่เคาน์เตอร์ แล้วไหลต่อไปถึงห้องตรวจ การเงิน คลังยา และรายงาน',
  /** The first three show a product view; the first two sell most. */
  appointments: {
    title: ['นัดหมายและคิว', 'เตือนให้ทาง LINE'],
    detail: 'ลงนัดตามแพทย์และห้อง เห็นช่องว่างทั้งสัปดาห์ ระบบส่งข้อความเตือนเข้า LINE ของคนไข้ให้เอง',
  },
  finance: {
    title: ['การเงิน', 'และค่าแพทย์อัตโนมัติ'],
    detail: 'รับเงิน มัดจำ รายจ่าย และค่าแพทย์อยู่ในบัญชีเดียวกัน ปิดยอดได้ก่อนปิดไฟ',
  },
  stock: {
    title: ['คลังยาและเวชภัณฑ์'],
    detail: 'คุมทีละล็อต เตือนก่อนหมดอายุ และสั่งเพิ่มอัตโนมัติเมื่อถึงจุดสั่งซื้อ',
  },
  rest,
  /** The benefits of all eight. */
  gains: {
    title: ['ครบวงจรในระบบเดียว', 'งานซ้ำซ้อนก็หายไป'],
    detail: 'รองรับหลายสาขา เหมาะกับคลินิกทุกขนาด',
  },
};

/** The words of the first screen. Their rules: `packages/protocol/src/site-content/hero.ts`. */
export const hero = {
  /** In phrases that stay whole each. */
  title: ['เปิดคลินิกเช้านี้', 'เห็นคิว เงิน ยา', 'ครบในจอเดียว'],
  lead: '{{name}} คือระบบบริหารคลินิกออนไลน์ รวมเวชระเบียน นัดหมาย ห้องตรวจ การเงิน และคลังยาของทุกสาขาไว้ที่เดียว',
  /** From the tablet up, where it has room above the fold. */
  devices: 'เปิดได้ทั้งบนมือถือ แท็บเล็ต และคอมพิวเตอร์',
  /** Before the phone number. */
  phone: 'ขอทดลองใช้ฟรี',
  toForm: 'หรือฝากเบอร์ ให้ทีมงานโทรกลับ',
};

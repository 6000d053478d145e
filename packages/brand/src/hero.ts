/** The texts of the first screen. */
export const hero = {
  /** Phrases that are never broken across lines. */
  title: ['เปิดคลินิกเช้านี้', 'เห็นคิว เงิน ยา', 'ครบในจอเดียว'],
  lead: '{{name}} คือระบบบริหารคลินิกออนไลน์ รวมเวชระเบียน นัดหมาย ห้องตรวจ การเงิน และคลังยาของทุกสาขาไว้ที่เดียว',
  /** Shown from tablet width up, where there is room above the fold. */
  devices: 'เปิดได้ทั้งบนมือถือ แท็บเล็ต และคอมพิวเตอร์',
  /** Before the phone number. */
  phone: 'ขอทดลองใช้ฟรี',
  toForm: 'หรือฝากเบอร์ ให้ทีมงานโทรกลับ',
};

/** Why a person is erased. Chosen from a list, so that no personal data enters the audit log. */
export const erasureReasons = [
  'เจ้าของข้อมูลขอให้ลบ (มาตรา 33)',
  'ถอนความยินยอมหรือคัดค้าน',
  'หมดความจำเป็น',
  'ข้อมูลทดสอบหรือส่งมาผิด',
] as const;

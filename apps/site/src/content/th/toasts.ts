/** Texts of the toasts (spec §9, "Toasts"). */
export const toasts = {
  region: 'ข้อความแจ้ง',
  close: 'ปิด',
  backOnline: 'กลับมาออนไลน์แล้ว',
};

/** Every text of the small messages (spec §9, "Toasts"), plain data: it travels to the browser. */
export const toasts = {
  region: 'ข้อความแจ้ง',
  close: 'ปิด',
} as const;

/** Apart, since every page has it at hand. */
export const backOnline = 'กลับมาออนไลน์แล้ว';

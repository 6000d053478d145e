/** Every text of the small messages (spec §9, "Toasts"), plain data: it travels to the browser. */
export const toasts = {
  region: 'ข้อความแจ้ง',
  close: 'ปิด',
  online: 'กลับมาออนไลน์แล้ว',
} as const;

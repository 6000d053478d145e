/** Texts common to all pages. */
export const page = {
  /** Open Graph locale. */
  openGraphLocale: 'th_TH',
  skip: 'ข้ามไปเนื้อหา',
  home: 'หน้าแรก',
  backHome: 'กลับหน้าแรก',
  contents: 'สารบัญ',
  newTab: '(เปิดแท็บใหม่)',
};

/** The words that pages of every kind have in common. */
export const page = {
  /** Language and country, as shared links name them. */
  openGraphLocale: 'th_TH',
  skip: 'ข้ามไปเนื้อหา',
  home: 'หน้าแรก',
  backHome: 'กลับหน้าแรก',
  contents: 'สารบัญ',
  newTab: '(เปิดแท็บใหม่)',
};

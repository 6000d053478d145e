/** Texts of the top bar besides its links. */
export const topBar = {
  menu: 'เมนู',
  mainNavigation: 'เมนูหลัก',
  menuNavigation: 'เมนูบนมือถือ',
  line: 'คุยทาง LINE',
  demo: 'ขอทดลองใช้ฟรี',
};

/**
 * Texts of the consent banner. After a change, set a new `version` and increment `revision`: visitors are then
 * asked again.
 */
export const consent = {
  version: '2569-11-21',
  /** The version number for the banner's library. */
  revision: 2,
  banner: {
    title: 'ขอใช้คุกกี้เพื่อวัดผลเว็บไซต์',
    text: 'คุกกี้วิเคราะห์และโฆษณาทำงานเมื่อคุณยอมรับเท่านั้น ปฏิเสธแล้วเว็บไซต์ยังใช้ได้ครบ เปลี่ยนใจได้ทุกเมื่อที่ท้ายหน้า',
    policy: 'นโยบายคุกกี้',
    refuse: 'ปฏิเสธ',
    accept: 'ยอมรับ',
    choose: 'เลือกเอง',
  },
  settings: {
    title: 'ตั้งค่าคุกกี้',
    save: 'บันทึกตัวเลือก',
    close: 'ปิด',
    necessary: {
      title: 'จำเป็นต่อการทำงาน (เปิดไว้เสมอ)',
      text: 'จำคำตอบของคุณเรื่องคุกกี้ไว้ในเบราว์เซอร์นี้ 6 เดือน เพื่อไม่ต้องถามซ้ำ',
    },
    analytics: {
      title: 'วิเคราะห์การใช้งาน',
      text: 'Google Analytics นับผู้เข้าชมและหน้าที่เปิด ใช้คุกกี้ _ga ไม่เกิน 2 ปี',
    },
    ads: {
      title: 'วัดผลโฆษณา',
      text: 'Google Ads บอกว่าโฆษณาใดพามาถึงการลงทะเบียน ใช้คุกกี้ _gcl ไม่เกิน 90 วัน',
    },
  },
  saved: 'บันทึกตัวเลือกคุกกี้แล้ว',
};

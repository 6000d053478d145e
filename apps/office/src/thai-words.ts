/** Payload's Thai, where another word is better for the people here, or its own is missing. */
export const thaiWords = {
  general: {
    dashboard: 'หน้าแรก',
    noLabel: 'ยังไม่มี{{label}}',
    payloadSettings: 'การตั้งค่าหน้าจอ',
  },
  version: {
    publishChanges: 'เผยแพร่',
  },
};

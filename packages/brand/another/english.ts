import type { english as all } from '../src/english.ts';

/** Only part of this vendor's texts have English words. */
export const english: typeof all = {
  'บริษัท สุขภาพใกล้บ้าน จำกัด': 'Sukkhaphap Klai Baan Co., Ltd.',
  ครบงานประจำวันของคลินิก: 'Everything a clinic needs day to day',
  ต้องติดตั้งโปรแกรมไหม: 'Do we have to install anything?',
  'ไม่ต้อง เปิดผ่านเว็บเบราว์เซอร์ได้เลย': 'No. It runs in a web browser.',
};

import type { Facts } from '../facts.ts';
import type { Brand } from './brand.ts';

/** Texts beside the lead form (spec §2, "Contact footer"). */
export const contactOf = ({ contact: { place }, home: { closing } }: Facts, brand: Brand) => ({
  ...closing,
  phone: 'ขอทดลองใช้ฟรี',
  line: 'คุยกับทีมงานทาง LINE',
  map: {
    open: 'เปิดแผนที่จริง',
    frameTitle: `แผนที่สำนักงาน ${brand.name}`,
    /** Labels on the map; a missing station or lane is not drawn. */
    places: [
      { kind: 'station', name: place.station },
      { kind: 'lane', name: place.lane },
      { kind: 'road', name: place.road },
      { kind: 'floor', name: place.floor },
    ].filter(({ name }) => name !== ''),
  },
});

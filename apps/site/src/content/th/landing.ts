import { brand } from './brand.ts';
import { hero } from './hero.ts';

/** How the landing page is found and shared. */
export const landing = {
  title: `${brand.name} ระบบบริหารคลินิกออนไลน์ เห็นคิว เงิน ยา ครบในจอเดียว`,
  description: `ระบบบริหารคลินิกออนไลน์ รวมเวชระเบียน นัดหมาย ห้องตรวจ การเงิน และคลังยา ${hero.proof.price}`,
};

/*
 * For tests: a vendor who has nothing in common with the one in `../src`. Another name, hue, number, hours with a
 * shorter Saturday, address, packages and order of the page; no equipment, nothing invented, and what is proven alone.
 */

import type { Weekday } from '../src/weekdays.ts';

export const isSampleVendor = false as boolean;
export const productName = 'หมอใกล้บ้าน';
export const wordmark: readonly [string, string] = ['หมอใกล้', 'บ้าน'];
export const latinName = 'MorKlaiBan';
export const dentalName = 'MorKlaiBan Smile';
export const company = 'บริษัท สุขภาพใกล้บ้าน จำกัด';
export const copyright = { since: 2026, holder: 'Sukkhaphap Klai Ban' };
export const hue = 300;
export const paperHue = 85;
export const actionHue = 76;
export const phone = '053-987-654';
export const lineId = '@morklaiban';
export const email = 'contact@morklaiban.example';
export const privacyEmail = 'dpo@morklaiban.example';
export const crm = 'https://app.morklaiban.example';
export const openDays: Weekday[] = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat'];
export const openingHours = { opens: '08:30', closes: '17:30' };
export const otherHours: { day: Weekday; opens: string; closes: string }[] = [
  { day: 'sat', opens: '08:30', closes: '12:00' },
];
export const postal = {
  street: '88/2 ถนนนิมมานเหมินท์',
  district: 'ตำบลสุเทพ อำเภอเมือง',
  province: 'เชียงใหม่',
  code: '50200',
};
export const profiles: readonly string[] = [];
export const place = {
  search: '88/2 Nimmanhaemin Road Chiang Mai',
  station: '',
  lane: 'ซอยนิมมานเหมินท์ 9',
  road: 'ถนนนิมมานเหมินท์',
  floor: 'ชั้น 2',
};
export const webhookWord = 'morklaiban';

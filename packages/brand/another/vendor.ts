/*
 * A test vendor that shares no fact with the one in `../src`: different name, hue, number, address, packages,
 * and hours with a shorter Saturday; no equipment, no sample facts, and only claims with evidence.
 * The name is long, in Latin letters, with characters that HTML escapes; the phone number is short.
 */

import type { Weekday } from '@clinicdee/protocol/weekdays';

export const isSampleVendor = false as boolean;
export const productName = "Mor'Klai & Baan Clinic Manager";
export const wordmark: readonly [string, string] = ["Mor'Klai & Baan", 'Clinic Manager'];
export const latinName = "Mor'Klai & Baan Clinic Manager";
export const dentalName = '';
export const company = 'บริษัท สุขภาพใกล้บ้าน จำกัด';
export const copyright = { since: 2026, holder: "Mor'Klai & Baan (Thailand)" };
export const hue = 300;
export const paperHue = 85;
export const actionHue = 76;
export const phone = '1577';
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

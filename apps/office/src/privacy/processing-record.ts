import { personalData, places } from '@clinicdee/protocol/personal-data';

/** Column heads of the record of processing. */
export const recordHeads = [
  ...['ข้อมูล', 'วัตถุประสงค์', 'ฐานทางกฎหมาย', 'ระยะเวลาเก็บ', 'ผู้รับข้อมูล', 'ที่เก็บ'],
] as const;

/** The rows of the record of processing (section 39), from the register of personal data. */
export const recordRows: readonly (readonly string[])[] = personalData.map((row) => [
  ...[row.data, row.purpose, row.basis, row.period, row.recipients],
  row.places.map((place) => places[place]).join('\n'),
]);

import { personalData, places } from '@clinicdee/protocol/personal-data';
import { staffCall } from '../access/rules.ts';
import { exportRows } from '../audit/export-rows.ts';

/** Column heads of the record of processing. */
export const recordHeads = [
  'ข้อมูล',
  'วัตถุประสงค์',
  'ฐานทางกฎหมาย',
  'ระยะเวลาเก็บ',
  'ผู้รับข้อมูล',
  'ที่เก็บ',
] as const;

/** The rows of the record of processing (section 39), from the register of personal data. */
export const recordRows: readonly (readonly string[])[] = personalData.map((row) => [
  row.data,
  row.purpose,
  row.basis,
  row.period,
  row.recipients,
  row.places.map((place) => places[place]).join('\n'),
]);

/** `GET /api/processing-record/export`: the record of processing (section 39) as a CSV for Excel. */
export const processingRecordExport = staffCall(
  ['get', '/processing-record/export'],
  'read',
  'personalData',
  (req) => {
    const exported = { file: 'processing-record', name: 'บันทึกรายการประมวลผล' };
    return exportRows(req, exported, recordHeads, recordRows);
  },
);

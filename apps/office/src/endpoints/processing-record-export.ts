import type { Endpoint } from 'payload';
import { may } from '../access/rules.ts';
import { csvFile } from '../exports/csv.ts';
import { recordHeads, recordRows } from '../privacy/processing-record.ts';

/** `GET /api/processing-record/export`: the record of processing (section 39) as a CSV for Excel. */
export const processingRecordExport: Endpoint = {
  path: '/processing-record/export',
  method: 'get',
  handler: ({ user }) => {
    if (!may(user, 'read', 'personalData'))
      return Response.json({ message: 'ไม่มีสิทธิ์' }, { status: 403 });
    return csvFile('processing-record', () => [[recordHeads, ...recordRows]]);
  },
};

import { staffCall } from '../access/rules.ts';
import { csvTime } from '../exports/csv.ts';
import type { Audit } from '../payload-types.ts';
import { type Column, exportList } from './list-export.ts';
import { auditEvents } from './record-event.ts';

const columns: Column<Audit>[] = [
  ['เวลา', ({ createdAt }) => csvTime(createdAt)],
  ['บัญชี', ({ account }) => account],
  ['ประเภท', ({ event }) => auditEvents.find(({ value }) => value === event)?.label ?? event],
  ['รายละเอียด', ({ text }) => text],
];

/** `GET /api/audit/export`: the audit log as filtered in the list, as a CSV for Excel. */
export const auditExport = staffCall(['get', '/export'], 'read', 'audit', (req) =>
  exportList(req, 'audit', columns),
);

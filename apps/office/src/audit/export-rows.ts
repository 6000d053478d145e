import type { PayloadRequest } from 'payload';
import { csvFile } from '../exports/csv.ts';
import { requireRecentLogin } from '../payload-patches/sessions.ts';
import { recordEvent } from './record-event.ts';

/**
 * Returns rows as a CSV for Excel and records the export in the audit log.
 *
 * @param file the beginning of the file name
 * @param name what the rows are, for the audit log
 * @param filter describes which rows
 * @throws when the password is needed again, or the export could not be recorded
 */
export async function exportRows(
  req: PayloadRequest,
  { file, name }: { file: string; name: string },
  head: readonly string[],
  rows: readonly (readonly string[])[],
  filter = 'ทั้งหมด',
): Promise<Response> {
  requireRecentLogin(req);
  const text = `${name}: ${rows.length} รายการ (${filter})`;
  await recordEvent(req, { event: 'export', text });
  return csvFile(file, [head, ...rows]);
}

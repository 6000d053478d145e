import type { FlattenedField, PayloadRequest, Where } from 'payload';
import { mergeListSearchAndWhere } from 'payload/shared';
import { staffCall } from '../access/rules.ts';
import { csvFile, csvTime } from '../exports/csv.ts';
import { requireRecentLogin } from '../payload-patches/sessions.ts';
import type { Audit } from '../payload-types.ts';
import { auditEvents, recordEvent } from './record-event.ts';

/** Rows per batch. */
const BATCH_SIZE = 100;

/**
 * Returns rows as a CSV for Excel and records the export in the audit log.
 *
 * @param filter describes which rows
 * @throws when the password is needed again, or the export could not be recorded
 */
export async function exportRows(
  req: PayloadRequest,
  name: string,
  head: readonly string[],
  rows: readonly (readonly string[])[],
  filter = 'ทั้งหมด',
): Promise<Response> {
  requireRecentLogin(req);
  const text = `${name}: ${rows.length} รายการ (${filter})`;
  await recordEvent(req, { event: 'export', text });
  return csvFile(name, [head, ...rows]);
}

/** A column of a file: its head, and the text of a row. */
export type Column<Row> = readonly [head: string, text: (row: Row) => string];

/**
 * {@link exportRows} of a filtered list, newest first.
 *
 * @param limit a condition beside the filter
 */
export async function exportList<Row extends { createdAt: string; id: number }>(
  req: PayloadRequest,
  collection: 'audit' | 'leads' | 'registrations',
  columns: readonly Column<Row>[],
  limit: Where = {},
): Promise<Response> {
  const { payload, query, user } = req;
  const search = typeof query.search === 'string' ? query.search : '';
  const listWhere = (query.where ?? {}) as Where;
  const collectionConfig = payload.collections[collection].config;
  const where = {
    and: [mergeListSearchAndWhere({ collectionConfig, search, where: listWhere }), limit],
  };
  const rows: { createdAt: string; cells: string[] }[] = [];
  for (let last: Row | undefined; ;) {
    const { docs } = await payload.find({
      collection,
      where: last ? { and: [where, { id: { less_than: last.id } }] } : where,
      limit: BATCH_SIZE,
      // Pagination would count all rows again for each batch.
      pagination: false,
      sort: '-id',
      depth: 1,
      overrideAccess: false,
      user,
    });
    for (const row of docs as unknown as Row[]) {
      rows.push({ createdAt: row.createdAt, cells: columns.map(([, text]) => text(row)) });
      last = row;
    }
    if (docs.length < BATCH_SIZE) break;
  }
  const cells = rows.sort((a, b) => b.createdAt.localeCompare(a.createdAt)).map((row) => row.cells);
  const described = describeFilter(listWhere, collectionConfig.flattenedFields);
  const filter = [...(search ? ['search …'] : []), ...described].join(' · ');
  const head = columns.map(([name]) => name);
  return exportRows(req, collection, head, cells, filter || undefined);
}

/** Types of fields whose values nobody types. */
const chosen: ReadonlySet<string> = new Set(['select', 'relationship', 'checkbox', 'date']);

/**
 * Describes the filter of a list or export, such as `status equals new`, in the order of its conditions; without what
 * was typed, which may be personal.
 */
function describeFilter(where: unknown, fields: readonly FlattenedField[]): string[] {
  return entriesOf(where).flatMap(([name, condition]) => {
    if (Array.isArray(condition)) return condition.flatMap((each) => describeFilter(each, fields));
    const isChosen = fields.some((field) => field.name === name && chosen.has(field.type));
    return entriesOf(condition).map(([operator, value]) =>
      `${name} ${operator} ${isChosen ? JSON.stringify(value) : '…'}`.slice(0, 200),
    );
  });
}

/** The query of a request may hold anything. */
const entriesOf = (value: unknown): [string, unknown][] =>
  typeof value === 'object' && value !== null ? Object.entries(value) : [];

const auditColumns: Column<Audit>[] = [
  ['เวลา', ({ createdAt }) => csvTime(createdAt)],
  ['บัญชี', ({ account }) => account],
  ['ประเภท', ({ event }) => auditEvents.find(({ value }) => value === event)?.label ?? event],
  ['รายละเอียด', ({ text }) => text],
];

/** `GET /api/audit/export`: the audit log as filtered in the list, as a CSV for Excel. */
export const auditExport = staffCall(['get', '/export'], 'read', 'audit', (req) =>
  exportList(req, 'audit', auditColumns),
);

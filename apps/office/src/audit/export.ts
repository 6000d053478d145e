import type { Where } from 'payload';
import { mergeListSearchAndWhere } from 'payload/shared';
import { requireRecentLogin } from '../payload-patches/sessions.ts';
import { staffCall } from '../access/rules.ts';
import { inBatches } from '../database/batches.ts';
import { csvFile, csvTime } from '../exports/csv.ts';
import type { Audit } from '../payload-types.ts';
import { describeFilter } from './describe-filter.ts';
import { auditEvents, recordEvent } from './record-event.ts';

/** Rows per batch. */
const BATCH = 500;

/** `GET /api/audit/export`: the audit log as filtered in the list, newest first, as a CSV for Excel. */
export const auditExport = staffCall(['get', '/export'], 'read', 'audit', async (req) => {
  requireRecentLogin(req);
  const { payload, query } = req;
  const where = mergeListSearchAndWhere({
    collectionConfig: payload.collections.audit.config,
    search: typeof query.search === 'string' ? query.search : '',
    where: (query.where ?? {}) as Where,
  });
  const { totalDocs } = await payload.count({
    ...{ collection: 'audit', where, user: req.user },
    overrideAccess: false,
  });
  const filter = describeFilter(query.where ?? {}).join(' · ');
  await recordEvent(req, {
    event: 'export',
    text: `audit: ${totalDocs} รายการ (${filter || 'ทั้งหมด'})`,
  });
  const rows = inBatches(BATCH, async (last: Audit | undefined) => {
    const { docs } = await payload.find({
      collection: 'audit',
      where: last ? { and: [where, { id: { less_than: last.id } }] } : where,
      sort: '-id',
      limit: BATCH,
      pagination: false,
      overrideAccess: false,
      user: req.user,
    });
    return docs;
  });
  return csvFile('audit', async function* () {
    yield [['เวลา', 'บัญชี', 'ประเภท', 'รายละเอียด']];
    for await (const batch of rows) yield batch.map(cells);
  });
});

const cells = ({ createdAt, account, event, text }: Audit): string[] => [
  csvTime(createdAt),
  account,
  auditEvents.find(({ value }) => value === event)?.label ?? event,
  text,
];

import { readablePhone } from '@clinicdee/protocol';
import { withdrawalToken } from '@clinicdee/protocol/http/secrets';
import { identifiersOf } from '@clinicdee/protocol/identifiers';
import { getTranslation } from '@payloadcms/translations';
import type { Endpoint, FlattenedField, PayloadRequest, Where } from 'payload';
import { mergeListSearchAndWhere } from 'payload/shared';
import { recordsOf } from '../access/records.ts';
import { staffCall } from '../access/rules.ts';
import { exportRows } from '../audit/export-rows.ts';
import { environment } from '../environment/environment.ts';
import { csvDay, csvTime } from '../exports/csv.ts';
import type { Lead, Registration } from '../payload-types.ts';
import { type Detail, detailsOf, fieldsOf, textOf } from './details.ts';
import { waitingTime } from './elapsed.ts';
import { type PackageNames, packageNames } from './packages.ts';
import { statusLabel } from './statuses.ts';
import { type EnquiryCollection, enquiryNames } from './subject.ts';

/** Rows per batch. */
const BATCH_SIZE = 100;

type Row = Lead & Partial<Registration>;

/** A column of the file: its head, and the text of a row. */
type Column = readonly [head: string, text: (row: Row) => string];

/** Returns the exported columns of an enquiry's fields. */
function detailColumns(details: readonly Detail[], names: PackageNames): Column[] {
  return details.flatMap(({ name, words, isExported }) => {
    const column: Column = [
      words.column ?? words.label,
      (enquiry) => {
        const value = textOf(enquiry, name);
        if (name === 'phone') return readablePhone(value);
        return name === 'package' ? (names.get(value) ?? value) : value;
      },
    ];
    return isExported ? [column] : [];
  });
}

const columnsOf = (collection: EnquiryCollection, names: PackageNames): Column[] => [
  ['เลขอ้างอิง', ({ reference }) => reference],
  ['ได้รับเมื่อ', ({ createdAt }) => csvTime(createdAt)],
  ['สถานะ', ({ status }) => statusLabel(status)],
  ...detailColumns(detailsOf(fieldsOf[collection]), names),
  ['ที่มา', ({ sourceWords }) => sourceWords ?? ''],
  ['ที่มาครั้งล่าสุด', ({ lastTouchWords }) => lastTouchWords ?? ''],
  ['บทความหรือหน้าแคมเปญก่อนกรอก', ({ article }) => article ?? ''],
  ['ผู้รับผิดชอบ', ({ owner }) => (typeof owner === 'object' ? (owner?.name ?? '') : '')],
  ['โทรอีกครั้ง', ({ callAgainOn }) => (callAgainOn ? csvDay(callAgainOn) : '')],
  ['เวลารอ', (enquiry) => waitingTime(enquiry)],
  ['รับข่าวสาร', consentText],
  ['ลิงก์ถอนความยินยอม', withdrawalLink],
];

/** `GET /api/<collection>/export`: the rows of the filtered list as a CSV for Excel, newest first. */
export function exportEndpoint(collection: EnquiryCollection): Endpoint {
  return staffCall(['get', '/export'], 'export', collection, async (req) => {
    const columns = columnsOf(collection, await packageNames(req.payload));
    const head = columns.map(([name]) => name);
    const rows = await rowsOfList(req, collection, columns);
    const exported = { file: collection, name: enquiryNames[collection] };
    return exportRows(req, exported, head, rows, await filterOf(req, collection));
  });
}

/** Returns the rows of the filtered list that the user may export, newest first. */
async function rowsOfList(
  req: PayloadRequest,
  collection: EnquiryCollection,
  columns: readonly Column[],
): Promise<string[][]> {
  const { payload, query, user } = req;
  const search = typeof query.search === 'string' ? query.search : '';
  const collectionConfig = payload.collections[collection].config;
  const listWhere = (query.where ?? {}) as Where;
  const own = user?.exportsOwnOnly ? { owner: { equals: user.id } } : {};
  const where = {
    and: [mergeListSearchAndWhere({ collectionConfig, search, where: listWhere }), own],
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
    for (const row of docs as Row[]) {
      rows.push({ createdAt: row.createdAt, cells: columns.map(([, text]) => text(row)) });
      last = row;
    }
    if (docs.length < BATCH_SIZE) break;
  }
  return rows.sort((a, b) => b.createdAt.localeCompare(a.createdAt)).map(({ cells }) => cells);
}

/** Payload's texts for the operators of filters. */
const operatorTexts = {
  equals: 'operators:equals',
  not_equals: 'operators:isNotEqualTo',
  in: 'operators:isIn',
  not_in: 'operators:isNotIn',
  exists: 'operators:exists',
  greater_than: 'operators:isGreaterThan',
  greater_than_equal: 'operators:isGreaterThanOrEqualTo',
  less_than: 'operators:isLessThan',
  less_than_equal: 'operators:isLessThanOrEqualTo',
  like: 'operators:isLike',
  not_like: 'operators:isNotLike',
  contains: 'operators:contains',
} as const;

/**
 * Describes the filter of a list in the list's words, such as `สถานะ เท่ากับ ใหม่`, for the audit log. Typed values may be
 * personal and are left out. Returns undefined without a filter.
 */
async function filterOf(
  { i18n, payload, query, t, user }: PayloadRequest,
  collection: EnquiryCollection,
) {
  const fields = payload.collections[collection].config.flattenedFields;
  const people = await recordsOf(payload).find('users');
  const wordsOf = (field: FlattenedField | undefined, operator: string, value: string): string => {
    if (operator === 'exists' || field?.type === 'checkbox')
      return t(value === 'true' ? 'general:true' : 'general:false');
    if (field?.type === 'date') return Number.isNaN(Date.parse(value)) ? '…' : csvTime(value);
    if (field?.type === 'relationship')
      return people.find(({ id }) => String(id) === value)?.name ?? '–';
    const options = field?.type === 'select' ? field.options : [];
    const option = options.find((one) => typeof one === 'object' && one.value === value);
    return typeof option === 'object' && typeof option.label === 'string' ? option.label : '…';
  };
  const describe = (where: unknown): string[] =>
    entriesOf(where).flatMap(([name, condition]) => {
      if (Array.isArray(condition)) return condition.flatMap(describe);
      const field = fields.find((one) => one.name === name);
      const label = field && 'label' in field && field.label ? field.label : name;
      return entriesOf(condition).map(([operator, value]) => {
        const values = [value].flat().flatMap((one) => String(one).split(','));
        const words = values.map((one) => wordsOf(field, operator, one)).join(', ');
        const text = Object.entries(operatorTexts).find(([name]) => name === operator)?.[1];
        return `${getTranslation(label, i18n)} ${text ? t(text) : operator} ${words}`.slice(0, 200);
      });
    });
  const parts = [
    ...(user?.exportsOwnOnly ? ['เฉพาะของตน'] : []),
    ...(query.search ? ['ค้นหา …'] : []),
    ...describe(query.where),
  ];
  return parts.join(' · ') || undefined;
}

/** The query of a request may hold anything. */
const entriesOf = (value: unknown): [string, unknown][] =>
  typeof value === 'object' && value !== null ? Object.entries(value) : [];

function consentText({ marketingConsent, consentWithdrawnAt }: Row): string {
  if (marketingConsent) return 'ยินยอม';
  return consentWithdrawnAt ? `ถอนแล้วเมื่อ ${csvTime(consentWithdrawnAt)}` : 'ไม่ยินยอม';
}

/** The link for mails to those who consent; for List-Unsubscribe too (RFC 8058). */
function withdrawalLink({ email, marketingConsent, phone, phoneE164 }: Row): string {
  const { isSiteKnown, LEADS_ADMIN_KEY, SITE_URL } = environment();
  const identifiers = identifiersOf([phone, phoneE164, email]);
  if (!marketingConsent || !isSiteKnown || identifiers.size === 0) return '';
  return `${SITE_URL}/pdpa/withdraw?token=${withdrawalToken(LEADS_ADMIN_KEY, [...identifiers])}`;
}

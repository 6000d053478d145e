import { toE164 } from '@clinicdee/protocol/e164';
import { withdrawalToken } from '@clinicdee/protocol/http/secrets';
import { identifiersOf } from '@clinicdee/protocol/identifiers';
import type { Endpoint, Where } from 'payload';
import { mergeListSearchAndWhere } from 'payload/shared';
import { requireRecentLogin } from '../payload-patches/sessions.ts';
import { staffCall } from '../access/rules.ts';
import { describeFilter } from '../audit/describe-filter.ts';
import { recordEvent } from '../audit/record-event.ts';
import { inBatches } from '../database/batches.ts';
import { environment } from '../environment/environment.ts';
import type { Lead, Registration, User } from '../payload-types.ts';
import { csvFile, csvTime } from '../exports/csv.ts';
import { type Detail, detailsOf, fieldsOf, valueOf } from './details.ts';
import { waitingTime } from './elapsed.ts';
import { packageLabel } from './packages.ts';
import { statusLabel } from './statuses.ts';
import type { EnquiryCollection } from './subject.ts';

/** Rows per batch. */
const BATCH_SIZE = 100;

type Row = Lead & Partial<Registration>;
type Column = readonly [head: string, text: (enquiry: Row) => string];

/** Formatters of cells, by field. */
const formatters: Readonly<Record<string, (value: string) => string>> = {
  phone: readablePhone,
  package: packageLabel,
};

/** Returns the exported columns of an enquiry's fields. */
export function detailColumns(details: readonly Detail[]): Column[] {
  return details.flatMap(({ name, words, isExported }) => {
    const column: Column = [
      words.column ?? words.label,
      (enquiry) => {
        const value = cellText(valueOf(enquiry, name));
        return formatters[name]?.(value) ?? value;
      },
    ];
    return isExported ? [column] : [];
  });
}

function cellText(value: string | boolean | undefined): string {
  if (typeof value === 'boolean') return value ? 'ใช่' : 'ไม่';
  return value ?? '';
}

const columnsOf = (collection: EnquiryCollection): Column[] => [
  ['เลขอ้างอิง', ({ reference }) => reference],
  ['ได้รับเมื่อ', ({ createdAt }) => csvTime(createdAt)],
  ['สถานะ', ({ status }) => statusLabel(status)],
  ...detailColumns(detailsOf(fieldsOf[collection])),
  ['ที่มา', ({ sourceWords }) => sourceWords ?? ''],
  ['ที่มาครั้งล่าสุด', ({ lastTouchWords }) => lastTouchWords ?? ''],
  ['บทความที่อ่านก่อนกรอก', ({ article }) => article ?? ''],
  ['ผู้รับผิดชอบ', ({ owner }) => ownerName(owner)],
  ['เวลารอ', (enquiry) => waitingTime(enquiry)],
  ['รับข่าวสาร', consentText],
  ['ลิงก์ถอนความยินยอม', withdrawalLink],
];

/** `GET /api/<collection>/export`: the rows of the filtered list as a CSV for Excel. */
export function exportEndpoint(collection: EnquiryCollection): Endpoint {
  return staffCall(['get', '/export'], 'export', collection, async (req) => {
    requireRecentLogin(req);
    const { payload, query, user } = req;
    const listWhere = (query.where ?? {}) as Where;
    const hasSearch = typeof query.search === 'string' && query.search !== '';
    const filtered = mergeListSearchAndWhere({
      collectionConfig: payload.collections[collection].config,
      search: typeof query.search === 'string' ? query.search : '',
      where: listWhere,
    });
    const where: Where = user?.exportsOwnOnly
      ? { and: [filtered, { owner: { equals: user.id } }] }
      : filtered;
    const shown = columnsOf(collection);
    const nextBatch = async (last: Row | undefined) => {
      const { docs } = await payload.find({
        collection,
        where: last ? { and: [where, isAfter(last)] } : where,
        limit: BATCH_SIZE,
        // Pagination would count all rows again for each batch.
        pagination: false,
        sort: ['-createdAt', '-id'],
        depth: 1,
        overrideAccess: false,
        user,
      });
      return docs as Row[];
    };
    const batches = inBatches(BATCH_SIZE, nextBatch);
    const { totalDocs } = await payload.count({
      ...{ collection, where, user },
      overrideAccess: false,
    });
    const filter = [...(hasSearch ? ['search …'] : []), ...describeFilter(listWhere)].join(' · ');
    // An export that cannot be recorded is refused.
    await recordEvent(req, {
      event: 'export',
      text: `${collection}: ${totalDocs} รายการ (${filter || 'ทั้งหมด'})`,
    });
    // Reading the first batch before responding turns a database error into an error status; later ones abort.
    const firstBatch = await batches.next();
    return csvFile(collection, async function* () {
      yield [shown.map(([head]) => head)];
      const rowsOf = (batch: readonly Row[]) =>
        batch.map((row) => shown.map(([, text]) => text(row)));
      if (!firstBatch.done) yield rowsOf(firstBatch.value);
      for await (const batch of batches) yield rowsOf(batch);
    });
  });
}

/** Keyset pagination: the rows after a row, stable when rows are inserted meanwhile. */
const isAfter = ({ createdAt, id }: Row): Where => ({
  and: [
    { createdAt: { less_than_equal: createdAt } },
    { or: [{ createdAt: { less_than: createdAt } }, { id: { less_than: id } }] },
  ],
});

/** Formats a phone with dashes; otherwise Excel parses it as a number and drops the leading zero. */
function readablePhone(phone: string): string {
  const national = toE164(phone).replace(/^\+66/, '0');
  // Bangkok's area code has two digits, a province's three.
  const [, ...parts] = /^(02|0\d\d)(\d{3})(\d{3,4})$/.exec(national) ?? [];
  // Foreign numbers and those with an extension stay as typed.
  if (parts.length === 0 || /[a-zก-ฮ]/i.test(phone))
    return phone.replace(/^(0\d\d)(\d+)$/, '$1-$2');
  return parts.join('-');
}

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

function ownerName(owner: number | User | null | undefined): string {
  return typeof owner === 'object' ? (owner?.name ?? '') : '';
}

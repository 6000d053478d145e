import { toE164 } from '@clinicdee/protocol/e164';
import type { Endpoint, Where } from 'payload';
import { mergeListSearchAndWhere } from 'payload/shared';
import { may } from '../access/rules.ts';
import { describeFilter } from '../audit/describe-filter.ts';
import { recordEvent } from '../audit/record-event.ts';
import { inLots } from '../database/batches.ts';
import type { Lead, Registration, User } from '../payload-types.ts';
import { csvFile, csvTime } from '../exports/csv.ts';
import { type Detail, detailsOf, fieldsOf, valueOf } from './details.ts';
import { waitingTime } from './elapsed.ts';
import { packageLabel } from './packages.ts';
import { statusLabel } from './statuses.ts';
import type { EnquiryCollection } from './subject.ts';

/** Rows that are read and written in one turn. */
const AT_ONCE = 100;

type Row = Lead & Partial<Registration>;
type Column = readonly [head: string, text: (enquiry: Row) => string];

/** How some of what an enquiry says reads in a cell. */
const readable: Readonly<Record<string, (value: string) => string>> = {
  phone: readablePhone,
  package: packageLabel,
};

/** The columns of what an enquiry says. */
export function detailColumns(details: readonly Detail[]): Column[] {
  return details.flatMap(({ name, words, isExported }) => {
    const column: Column = [
      words.column ?? words.label,
      (enquiry) => {
        const value = cellText(valueOf(enquiry, name));
        return readable[name]?.(value) ?? value;
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
];

/** `GET /api/<collection>/export`: what the list shows now, as a CSV for Excel. */
export function exportEndpoint(collection: EnquiryCollection): Endpoint {
  return {
    path: '/export',
    method: 'get',
    handler: async (req) => {
      if (!may(req.user, 'export', collection))
        return Response.json({ message: 'ไม่มีสิทธิ์' }, { status: 403 });
      const { payload, query, user } = req;
      const asked = (query.where ?? {}) as Where;
      const hasSearch = typeof query.search === 'string' && query.search !== '';
      const filtered = mergeListSearchAndWhere({
        collectionConfig: payload.collections[collection].config,
        search: typeof query.search === 'string' ? query.search : '',
        where: asked,
      });
      const where: Where = user?.exportsOwnOnly
        ? { and: [filtered, { owner: { equals: user.id } }] }
        : filtered;
      const shown = columnsOf(collection);
      const behind = async (last: Row | undefined) => {
        const { docs } = await payload.find({
          collection,
          where: last ? { and: [where, isBehind(last)] } : where,
          limit: AT_ONCE,
          // The number of pages would be counted anew for each lot.
          pagination: false,
          sort: ['-createdAt', '-id'],
          depth: 1,
          overrideAccess: false,
          user,
        });
        return docs as Row[];
      };
      const lots = inLots(AT_ONCE, behind);
      const { totalDocs } = await payload.count({
        ...{ collection, where, user },
        overrideAccess: false,
      });
      const filter = [...(hasSearch ? ['search …'] : []), ...describeFilter(asked)].join(' · ');
      // An export that cannot be recorded is refused.
      await recordEvent(req, {
        event: 'export',
        text: `${collection}: ${totalDocs} รายการ (${filter || 'ทั้งหมด'})`,
      });
      // What cannot be read at all is refused; a file of which the end is missing breaks off.
      const first = await lots.next();
      return csvFile(collection, async function* () {
        yield [shown.map(([head]) => head)];
        const rowsOf = (lot: readonly Row[]) =>
          lot.map((row) => shown.map(([, text]) => text(row)));
        if (!first.done) yield rowsOf(first.value);
        for await (const lot of lots) yield rowsOf(lot);
      });
    },
  };
}

/** What comes after a row in the order of the file, whoever gets in before it meanwhile. */
const isBehind = ({ createdAt, id }: Row): Where => ({
  and: [
    { createdAt: { less_than_equal: createdAt } },
    { or: [{ createdAt: { less_than: createdAt } }, { id: { less_than: id } }] },
  ],
});

/** With dashes, or Excel would take it for a number and drop the first zero. */
function readablePhone(phone: string): string {
  const national = toE164(phone).replace(/^\+66/, '0');
  // Bangkok's area has two digits; a province's has three, before six.
  const [, ...parts] = /^(02|0\d\d)(\d{3})(\d{3,4})$/.exec(national) ?? [];
  // What is no Thai number, or has an extension, stays as it was typed.
  if (parts.length === 0 || /[a-zก-ฮ]/i.test(phone))
    return phone.replace(/^(0\d\d)(\d+)$/, '$1-$2');
  return parts.join('-');
}

function consentText({ marketingConsent, consentWithdrawnAt }: Row): string {
  if (marketingConsent) return 'ยินยอม';
  return consentWithdrawnAt ? `ถอนแล้วเมื่อ ${csvTime(consentWithdrawnAt)}` : 'ไม่ยินยอม';
}

function ownerName(owner: number | User | null | undefined): string {
  return typeof owner === 'object' ? (owner?.name ?? '') : '';
}

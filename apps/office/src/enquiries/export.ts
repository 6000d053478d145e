import { toE164 } from '@clinicdee/protocol/e164';
import type { Endpoint, Where } from 'payload';
import { mergeListSearchAndWhere } from 'payload/shared';
import { may } from '../access/rules.ts';
import type { Lead, Registration, User } from '../payload-types.ts';
import { csvFile, csvTime } from './csv.ts';
import { waitingTime } from './elapsed.ts';
import { packageLabel } from './packages.ts';
import { statusLabel } from './statuses.ts';
import type { EnquiryCollection } from './subject.ts';

const AT_ONCE = 500;

type Column = readonly [
  head: string,
  text: (enquiry: Lead & Partial<Registration>) => string,
  only?: EnquiryCollection,
];

const columns: readonly Column[] = [
  ['เลขอ้างอิง', ({ reference }) => reference],
  ['ได้รับเมื่อ', ({ createdAt }) => csvTime(createdAt)],
  ['สถานะ', ({ status }) => statusLabel(status)],
  ['ชื่อ–นามสกุล', ({ fullname }) => fullname],
  ['เบอร์โทร', ({ phone }) => readablePhone(phone)],
  ['อีเมล', ({ email }) => email ?? ''],
  ['ประเภทองค์กร', ({ organizationLabel }) => organizationLabel ?? ''],
  ['คลินิก', ({ clinicName }) => clinicName ?? '', 'registrations'],
  ['แพ็กเกจ', (enquiry) => packageLabel(enquiry.package ?? ''), 'registrations'],
  ['จำนวนสาขา', ({ branches }) => branches ?? '', 'registrations'],
  ['รายละเอียด', ({ description }) => description ?? ''],
  ['ที่มา', ({ sourceWords }) => sourceWords ?? ''],
  ['ที่มาครั้งล่าสุด', ({ lastTouchWords }) => lastTouchWords ?? ''],
  ['บทความที่อ่านก่อนกรอก', ({ article }) => article ?? ''],
  ['ผู้รับผิดชอบ', ({ owner }) => ownerName(owner)],
  ['เวลารอ', (enquiry) => waitingTime(enquiry)],
  ['รับข่าวสาร', ({ marketingConsent }) => (marketingConsent ? 'ยินยอม' : 'ไม่ยินยอม')],
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
      const where = mergeListSearchAndWhere({
        collectionConfig: payload.collections[collection].config,
        search: typeof query.search === 'string' ? query.search : '',
        where: (query.where ?? {}) as Where,
      });
      const shown = columns.filter(([, , only]) => only === undefined || only === collection);
      const rows = [shown.map(([head]) => head)];
      for (let page = 1; ; page++) {
        const found = await payload.find({
          collection,
          where,
          page,
          limit: AT_ONCE,
          sort: ['-createdAt', '-id'],
          depth: 1,
          overrideAccess: false,
          user,
        });
        rows.push(...found.docs.map((doc) => shown.map(([, text]) => text(doc as Lead))));
        if (!found.hasNextPage) break;
      }
      return csvFile(collection, rows);
    },
  };
}

/** With dashes, or Excel would take it for a number and drop the first zero. */
function readablePhone(phone: string): string {
  const national = toE164(phone).replace(/^\+66/, '0');
  const [, area, rest] = /^(0\d{1,2})(\d{7})$/.exec(national) ?? [];
  // What is no Thai number, or has an extension, stays as it was typed.
  if (!area || !rest || /[a-zก-ฮ]/i.test(phone)) return phone.replace(/^(0\d\d)(\d+)$/, '$1-$2');
  return `${area}-${rest.slice(0, 3)}-${rest.slice(3)}`;
}

function ownerName(owner: number | User | null | undefined): string {
  return typeof owner === 'object' ? (owner?.name ?? '') : '';
}

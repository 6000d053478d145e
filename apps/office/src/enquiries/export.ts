import { readablePhone } from '@clinicdee/protocol';
import { withdrawalToken } from '@clinicdee/protocol/http/secrets';
import { identifiersOf } from '@clinicdee/protocol/identifiers';
import type { Endpoint } from 'payload';
import { staffCall } from '../access/rules.ts';
import { type Column, exportList } from '../audit/list-export.ts';
import { environment } from '../environment/environment.ts';
import { csvTime } from '../exports/csv.ts';
import type { Lead, Registration, User } from '../payload-types.ts';
import { type Detail, detailsOf, fieldsOf, textOf } from './details.ts';
import { waitingTime } from './elapsed.ts';
import { type PackageNames, packageNames } from './packages.ts';
import { statusLabel } from './statuses.ts';
import type { EnquiryCollection } from './subject.ts';

type Row = Lead & Partial<Registration>;

/** Returns the exported columns of an enquiry's fields. */
function detailColumns(details: readonly Detail[], names: PackageNames): Column<Row>[] {
  return details.flatMap(({ name, words, isExported }) => {
    const column: Column<Row> = [
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

const columnsOf = (collection: EnquiryCollection, names: PackageNames): Column<Row>[] => [
  ['เลขอ้างอิง', ({ reference }) => reference],
  ['ได้รับเมื่อ', ({ createdAt }) => csvTime(createdAt)],
  ['สถานะ', ({ status }) => statusLabel(status)],
  ...detailColumns(detailsOf(fieldsOf[collection]), names),
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
    const { payload, user } = req;
    const own = user?.exportsOwnOnly ? { owner: { equals: user.id } } : {};
    const columns = columnsOf(collection, await packageNames(payload));
    return exportList(req, collection, columns, own);
  });
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

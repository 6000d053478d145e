import { toE164 } from '@clinicdee/protocol/e164';
import { identifiersIn } from '@clinicdee/protocol/identifiers';
import { copiesInBackups } from '@clinicdee/protocol/personal-data';
import type { Payload } from 'payload';
import { recordsOf } from '../access/records.ts';
import { activeChannels, channelName } from '../alerts/active-channels.ts';
import { detailsOf, fieldsOf, textOf } from '../enquiries/details.ts';
import { type PackageNames, packageNames } from '../enquiries/packages.ts';
import { statusLabel } from '../enquiries/statuses.ts';
import { belongsTo, type Subject } from '../enquiries/subject.ts';
import type { Lead, Registration } from '../payload-types.ts';
import { callPerson, hashesOf, knownSites } from './events.ts';
import { findRecords } from './records.ts';

/** Everything that office and sites store about a person. */
export type Person = Awaited<ReturnType<typeof findPerson>>;

/** Reads phone numbers and e-mail addresses, in normal form, from what staff type. */
export function readIdentifiers(typed: string): string[] {
  const found = identifiersIn(typed).map(({ value }) => value);
  // Odd spellings, such as O for 0.
  const phone = found.length === 0 ? toE164(typed) : '';
  return [...new Set(phone ? [phone] : found)];
}

/** Finds the records of a person. */
export function personRecords(payload: Payload, identifiers: readonly string[]) {
  const wanted = new Set(identifiers);
  return findRecords(payload, (value) => wanted.has(value), new Date().toISOString());
}

/** Finds everything about a person. The caller checks the right to it. */
export async function findPerson(payload: Payload, identifiers: string[]) {
  const { own, mentions, requests } = await personRecords(payload, identifiers);
  const names = await packageNames(payload);
  const [enquiries, site] = await Promise.all([
    Promise.all(own.map((subject) => enquiryOf(payload, subject, names))),
    leadsOfSites(identifiers),
  ]);
  const all = new Set(own.flatMap((record) => [...record.identifiers]));
  return {
    /** The searched phone numbers and e-mail addresses in normal form. */
    identifiers,
    /** Further ones in the person's enquiries. */
    others: [...all].filter((value) => !identifiers.includes(value)),
    enquiries: enquiries.flatMap((enquiry) => enquiry ?? []),
    /** Other records in which the person is named. */
    mentions: mentions.map(({ subject, value }) => ({
      ...subject,
      text: typeof value === 'string' ? value : JSON.stringify(value),
    })),
    /** The person's requests about their data. */
    requests,
    ...site,
    /** Which copies an erasure does not reach. */
    copies: copiesElsewhere(),
  };
}

/** Reads a lead or registration of the person: for reading, and complete. */
async function enquiryOf(payload: Payload, { relationTo, value }: Subject, names: PackageNames) {
  const subject = { relationTo, value };
  // The caller has checked the right to find a person.
  const records = recordsOf(payload);
  const [stored] = await records.find(relationTo, { id: { equals: value } }, { trash: true });
  if (!stored) return undefined;
  const history = await records.find('history', belongsTo(subject), { sort: 'id' });
  return { ...subject, stored, history, lines: linesOf(subject, stored, names) };
}

/** Labels and values. */
function linesOf(
  { relationTo }: Subject,
  stored: Lead | Registration,
  names: PackageNames,
): [string, string][] {
  const details = detailsOf(fieldsOf[relationTo]).map(({ name, words }): [string, string] => {
    const value = textOf(stored, name);
    return [words.label, name === 'package' ? (names.get(value) ?? value) : value];
  });
  const withdrawn = stored.consentWithdrawnAt ? 'ถอนแล้ว' : 'ไม่ยินยอม';
  const lines: [string, string][] = [
    ...details,
    ['สถานะ', statusLabel(stored.status)],
    ['ที่มา', stored.sourceWords ?? ''],
    ['รับข่าวสาร', stored.marketingConsent ? 'ยินยอม' : withdrawn],
  ];
  return lines.filter(([, value]) => value !== '');
}

/** Reads the copies in the sites' outboxes. */
async function leadsOfSites(identifiers: readonly string[]) {
  const hashes = hashesOf(identifiers);
  const before = new Date().toISOString();
  const answers = await Promise.all(
    knownSites().map((address) => callPerson(address, { action: 'find', hashes, before })),
  );
  return {
    site: answers.flatMap((answer) => ('value' in answer ? answer.value.leads : [])),
    /** Whether a site did not answer. */
    isSiteAway: answers.some((answer) => 'trouble' in answer),
  };
}

/** Describes for staff which copies of a person's data an erasure does not reach. */
function copiesElsewhere(): string[] {
  const channels = activeChannels().map(channelName);
  return [
    `${copiesInBackups} หากกู้คืน ระบบจะลบบุคคลนี้ซ้ำให้เอง`,
    ...(channels.length > 0 ? [`ข้อความแจ้งเตือนที่ส่งไปแล้วทาง ${channels.join(', ')}`] : []),
    'ไฟล์ที่ส่งออกไว้ อีเมล และแชตที่ทีมงานคุยกับลูกค้า',
  ];
}

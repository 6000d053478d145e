import { randomUUID } from 'node:crypto';
import { retentionDays } from '@clinicdee/protocol/personal-data';
import { personHash } from '@clinicdee/protocol/http/secrets';
import { identifiersOf } from '@clinicdee/protocol/identifiers';
import { type PersonCall, personLeads } from '@clinicdee/protocol/privacy';
import { createLocalReq, type Payload, type PayloadRequest, type Where } from 'payload';
import { recordsOf } from '../access/records.ts';
import { activeChannels, deliver } from '../alerts/active-channels.ts';
import { environment } from '../environment/environment.ts';
import { failureCode } from '../errors/failure.ts';
import type { PrivacyEvent as StoredEvent } from '../payload-types.ts';
import { checkpointLog } from '../payload-patches/sqlite-pragmas.ts';
import { callSite, siteAddresses } from '../site/site-client.ts';
import { appendEvent, type PrivacyEvent, readEvents } from './event-file.ts';
import { eraseRecords, findRecords, type IsPerson, updateOwn } from './records.ts';

/** The receiver of messages about persons besides the sites. */
const WEBHOOK = 'webhook';
const DAY = 24 * 60 * 60_000;

/** Returns the keyed hashes of identifiers. */
export const hashesOf = (identifiers: Iterable<string>): string[] =>
  [...identifiers].map((value) => personHash(environment().LEADS_ADMIN_KEY, value));

/** Returns the addresses of the sites that the environment names. */
export const knownSites = (): string[] => (environment().isSiteKnown ? siteAddresses() : []);

/** Who must be told of an event. The office itself applies a withdrawal to leads that sites deliver later. */
function receiversOf({ kind }: Pick<PrivacyEvent, 'kind'>): string[] {
  return [
    ...(kind === 'erasure' ? knownSites() : []),
    ...activeChannels().filter((channel) => channel === WEBHOOK),
  ];
}

/**
 * Erases a person: records it, in the file that survives a restore and in the database, erases, and tells sites and
 * webhook; {@link deliverEvents} repeats what fails.
 *
 * @throws when it could not be recorded; then nothing was changed
 */
export async function erasePerson(
  req: PayloadRequest,
  event: Pick<PrivacyEvent, 'account' | 'hashes' | 'reason' | 'references'>,
): Promise<void> {
  const stored = await record(req, { ...event, kind: 'erasure' });
  await apply(req, stored);
  await deliverEvents(req.payload);
}

/** Records a withdrawal that was applied by the same request. The next run tells the webhook. */
export async function recordWithdrawal(
  req: PayloadRequest,
  event: Pick<PrivacyEvent, 'account' | 'at' | 'hashes' | 'references'>,
): Promise<void> {
  await record(req, { ...event, kind: 'withdrawal', reason: 'ลูกค้าขอไม่รับข่าวสาร' }, true);
}

async function record(
  req: PayloadRequest,
  event: Omit<PrivacyEvent, 'key' | 'at'> & { at?: string },
  isApplied = false,
): Promise<StoredEvent> {
  const recorded = { at: new Date().toISOString(), ...event, key: randomUUID() };
  appendEvent(recorded);
  return insert(req, recorded, isApplied);
}

/**
 * Reconciles the events of the database with those of the file, at every start: after a restore of a backup the
 * database lacks the later ones, which are applied again.
 */
export async function reconcileEvents(payload: Payload): Promise<void> {
  const inFile = readEvents();
  const docs = await recordsOf(payload).find('privacy-events');
  const known = new Set(docs.map(({ key }) => key));
  const written = new Set(inFile.map(({ key }) => key));
  for (const stored of docs) if (!written.has(stored.key)) appendEvent(eventOf(stored));
  const missing = inFile.filter(({ key }) => !known.has(key));
  for (const event of missing)
    docs.push(await insert(await createLocalReq({}, payload), event, false));
  const open = docs.filter(({ isApplied }) => !isApplied);
  for (const stored of open) await apply(await createLocalReq({}, payload), stored);
  if (open.length > 0)
    payload.logger.warn({ count: open.length }, 'erasures and withdrawals applied again');
}

/** Tells sites and webhook of the events that they do not have yet. */
export async function deliverEvents(payload: Payload): Promise<void> {
  const records = recordsOf(payload);
  const open = { isDelivered: { equals: false } };
  for (const stored of await records.find('privacy-events', open, { sort: 'id' })) {
    const pending: string[] = [];
    for (const receiver of strings(stored.pending)) {
      const failure = await tell(payload, receiver, eventOf(stored));
      if (failure === undefined) continue;
      pending.push(receiver);
      payload.logger.warn({ event: stored.key, code: failure }, 'privacy event not delivered');
    }
    const change = { pending, isDelivered: pending.length === 0 };
    await records.update('privacy-events', stored.id, change);
  }
}

/** Tells the sites again of recent erasures, since a site may have been restored from a backup. Runs every night. */
export async function repeatErasures(payload: Payload): Promise<void> {
  const sites = knownSites();
  const since = new Date(Date.now() - retentionDays.deliveredLead * DAY).toISOString();
  if (sites.length === 0) return;
  const records = recordsOf(payload);
  const recent = { and: [{ kind: { equals: 'erasure' } }, { at: { greater_than: since } }] };
  for (const { id, pending } of await records.find('privacy-events', recent)) {
    // The webhook may still wait.
    const all = [...new Set([...strings(pending), ...sites])];
    await records.update('privacy-events', id, { pending: all, isDelivered: false });
  }
}

/**
 * Returns what happened to a person after they sent something, which a site may deliver late.
 *
 * @param sent with the time of submission
 * @param contact texts with the person's phone numbers and e-mail addresses
 */
export async function eventsAfter(
  payload: Payload,
  { createdAt = new Date().toISOString() }: { createdAt?: string | undefined },
  contact: readonly unknown[],
): Promise<Set<PrivacyEvent['kind']>> {
  const docs = await recordsOf(payload).find('privacy-events', {
    at: { greater_than_equal: createdAt },
  });
  if (docs.length === 0) return new Set();
  const hashes = hashesOf(identifiersOf(contact));
  const own = docs.filter((event) => hashes.some((hash) => strings(event.hashes).includes(hash)));
  return new Set(own.map(({ kind }) => kind));
}

async function insert(
  req: PayloadRequest,
  event: PrivacyEvent,
  isApplied: boolean,
): Promise<StoredEvent> {
  const pending = receiversOf(event);
  return recordsOf(req.payload, req).create('privacy-events', {
    ...event,
    references: event.references.join(', '),
    pending,
    isDelivered: pending.length === 0,
    isApplied,
  });
}

async function apply(req: PayloadRequest, stored: StoredEvent): Promise<void> {
  const { payload } = req;
  const { at, hashes, kind } = eventOf(stored);
  const wanted = new Set(hashes);
  const isPerson: IsPerson = (identifier) =>
    hashesOf([identifier]).some((hash) => wanted.has(hash));
  if (kind === 'erasure')
    await eraseRecords(req, await findRecords(payload, isPerson, at), isPerson);
  else await updateOwn(req, isPerson, consentedBefore(at), { marketingConsent: false });
  await recordsOf(payload).update('privacy-events', stored.id, { isApplied: true });
  // The write-ahead log still has the erased data.
  await checkpointLog(payload);
}

/** Condition for enquiries in which consent to marketing was given until that time. */
export const consentedBefore = (at: string): Where => ({
  and: [{ marketingConsent: { equals: true } }, { createdAt: { less_than_equal: at } }],
});

/** Tells one receiver. @returns undefined, or why it was not reached */
async function tell(
  payload: Payload,
  receiver: string,
  { at, hashes, key, kind, references }: PrivacyEvent,
): Promise<string | undefined> {
  if (receiver !== WEBHOOK) {
    const body: PersonCall = { action: 'erase', hashes, before: at };
    const answer = await callPerson(receiver, body);
    return 'value' in answer ? undefined : answer.trouble;
  }
  const event = kind === 'erasure' ? 'person.erased' : 'consent.withdrawn';
  const message = { title: '', lines: [], links: [], data: { event, references, at } };
  try {
    await deliver(payload, WEBHOOK, message, key);
    return undefined;
  } catch (error) {
    const code = failureCode(error);
    // The webhook was removed from the environment.
    return code === 'not_set' ? undefined : code;
  }
}

/** Calls a site about a person. */
export const callPerson = (address: string, body: PersonCall) =>
  callSite('/api/leads/person', personLeads, {
    key: environment().LEADS_ADMIN_KEY,
    body,
    address,
  });

const eventOf = ({ key, kind, at, hashes, references, reason, account }: StoredEvent) => ({
  key,
  kind,
  at,
  reason,
  account,
  hashes: strings(hashes),
  references: references ? references.split(', ') : [],
});

const strings = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((item) => typeof item === 'string') : [];

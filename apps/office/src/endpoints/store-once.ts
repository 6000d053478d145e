import type { Payload, RequiredDataFromCollectionSlug } from 'payload';
import { makeAlerts } from '../alerts/make-alerts.ts';
import type { EnquiryCollection } from '../enquiries/subject.ts';
import { isOnDisk } from '../database/database-file.ts';
import { checkpointLog } from '../payload-patches/sqlite-pragmas.ts';
import type { Lead, Registration } from '../payload-types.ts';

/** A lead or registration that is to be kept. */
export type Enquiry<Slug extends EnquiryCollection> = Omit<
  RequiredDataFromCollectionSlug<Slug>,
  'idempotencyKey'
>;

type Stored = Pick<Lead | Registration, 'id' | 'reference'>;

/** What tells one submission from all others. */
export interface SubmissionKey {
  /** The caller's idempotency key. */
  idempotencyKey: string;
  /** Of what was typed: the same key with another person's data is another submission. */
  fingerprint: string;
}

/**
 * Keeps a lead or registration: once for each key and content, however often it is sent. When it
 * returns, the row is committed, and on SQLite it is in the database file itself, so that a write-ahead log
 * that is deleted or damaged after a crash takes no enquiry with it. Alerts follow, and a failure there is
 * mended by the sweep.
 *
 * @param key null where the caller sent none: every call is then a submission of its own
 * @returns the reference of the row, the same for the same key.
 * @throws when it could not be stored.
 */
export async function storeOnce<Slug extends EnquiryCollection>(
  payload: Payload,
  collection: Slug,
  key: SubmissionKey | null,
  data: Enquiry<Slug>,
): Promise<Stored> {
  assertOnDisk();
  const { isNew, ...stored } = await findOrCreate(payload, collection, key, data);
  await checkpointLog(payload);
  assertOnDisk();
  if (!isNew) return stored;
  const { id } = stored;
  try {
    await makeAlerts(payload, { relationTo: collection, value: id });
  } catch {
    payload.logger.error({ collection, id, code: 'alerts_not_made' }, 'left to the sweep');
  }
  return stored;
}

async function findOrCreate<Slug extends EnquiryCollection>(
  payload: Payload,
  collection: Slug,
  key: SubmissionKey | null,
  data: Enquiry<Slug>,
): Promise<Stored & { isNew: boolean }> {
  const known = await findByKey(payload, collection, key);
  if (known) return { ...known, isNew: false };
  try {
    const { id, reference }: Stored = await payload.create({
      collection,
      data: {
        ...data,
        idempotencyKey: key && storedKey(key),
      } as RequiredDataFromCollectionSlug<Slug>,
      depth: 0,
      // The bearer has been checked; people may not create leads by hand.
      overrideAccess: true,
    });
    return { id, reference, isNew: true };
  } catch (error) {
    // Two deliveries of the same lead at the same moment: the unique key let one through.
    const winner = await findByKey(payload, collection, key);
    if (!winner) throw error;
    return { ...winner, isNew: false };
  }
}

/** Else the site would be told that the office has it, and it were in a file that nobody finds again. */
function assertOnDisk(): void {
  if (isOnDisk()) return;
  throw new Error('The database was moved, deleted, replaced or cut off: start the office again.');
}

/** No idempotency key holds a space. */
const storedKey = ({ idempotencyKey, fingerprint }: SubmissionKey) =>
  `${idempotencyKey} ${fingerprint}`;

async function findByKey(
  payload: Payload,
  collection: EnquiryCollection,
  key: SubmissionKey | null,
): Promise<Stored | undefined> {
  if (!key) return undefined;
  // Earlier releases stored the key alone.
  const keys = [storedKey(key), key.idempotencyKey];
  const { docs } = await payload.find({
    collection,
    where: { idempotencyKey: { in: keys } },
    limit: 1,
    depth: 0,
    pagination: false,
    select: { reference: true },
    // One that a machine sends again is not new.
    trash: true,
    // The bearer has been checked.
    overrideAccess: true,
  });
  return docs[0];
}

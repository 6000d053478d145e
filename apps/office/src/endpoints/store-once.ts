import { type Payload, type RequiredDataFromCollectionSlug, ValidationError } from 'payload';
import { recordsOf } from '../access/records.ts';
import type { EnquiryCollection } from '../enquiries/subject.ts';
import { isOnDisk } from '../database/database-file.ts';
import { causesOf, codeOf } from '../errors/causes.ts';
import { checkpointLog } from '../payload-patches/sqlite-pragmas.ts';
import type { Lead, Registration } from '../payload-types.ts';

/** A lead or registration to store. */
export type Enquiry<Slug extends EnquiryCollection> = Omit<
  RequiredDataFromCollectionSlug<Slug>,
  'idempotencyKey'
>;

type Stored = Pick<Lead | Registration, 'id' | 'reference'>;

/** Identifies a submission. */
export interface SubmissionKey {
  /** The caller's idempotency key. */
  idempotencyKey: string;
  /** Hash of the typed values: the same key with other values is another submission. */
  fingerprint: string;
}

/**
 * Stores a lead or registration, once per key and content. When it returns, the row is committed; on SQLite the
 * write-ahead log has been checkpointed too, so that losing the log after a crash loses no enquiry. A job creates the
 * alerts (`jobs/new-alerts.ts`).
 *
 * @param key null when the caller sent none: every call is then a submission of its own
 * @returns the reference of the row, the same for the same key
 * @throws when the row could not be stored
 */
export async function storeOnce<Slug extends EnquiryCollection>(
  payload: Payload,
  collection: Slug,
  key: SubmissionKey | null,
  data: Enquiry<Slug>,
): Promise<Stored> {
  assertOnDisk();
  const enquiry = { ...data, idempotencyKey: key && storedKey(key) };
  // The bearer has been checked.
  const create = (): Promise<Stored> =>
    recordsOf(payload).create(collection, enquiry as RequiredDataFromCollectionSlug<Slug>);
  const stored =
    (await findByKey(payload, collection, key)) ??
    (await create().catch(async (error: unknown) => {
      // Concurrent deliveries of the same lead: the unique key let only one through.
      const winner = await findByKey(payload, collection, key);
      if (!winner) throw error;
      return winner;
    }));
  await checkpointLog(payload);
  assertOnDisk();
  return stored;
}

/** Prevents an acknowledgement of rows written to a deleted or replaced file. @throws Error */
function assertOnDisk(): void {
  if (isOnDisk()) return;
  throw new Error('The database was moved, deleted, replaced or cut off: start the office again.');
}

/** Idempotency keys contain no spaces. */
const storedKey = ({ idempotencyKey, fingerprint }: SubmissionKey) =>
  `${idempotencyKey} ${fingerprint}`;

async function findByKey(
  payload: Payload,
  collection: EnquiryCollection,
  key: SubmissionKey | null,
): Promise<Stored | undefined> {
  if (!key) return undefined;
  // Earlier releases stored the key without fingerprint.
  const keys = [storedKey(key), key.idempotencyKey];
  const where = { idempotencyKey: { in: keys } };
  // A retry of an enquiry in the trash is not new.
  const [found] = await recordsOf(payload).find(collection, where, { limit: 1, trash: true });
  return found;
}

/**
 * Database error codes for invalid data: PostgreSQL's class 22 (unsupported character, number out of range) and
 * check violation; SQLite's datatype mismatch, too long text and check violation.
 */
const invalidDataCodes = /^(?:22[0-9A-Z]{3}|23514|SQLITE_(?:MISMATCH|TOOBIG|CONSTRAINT_CHECK))$/;

/** Whether storing failed because of the data, so that a retry is useless. */
export const isUnstorable = (error: unknown): boolean =>
  causesOf(error).some(
    (cause) => cause instanceof ValidationError || invalidDataCodes.test(codeOf(cause)),
  );

import { pbkdf2, randomBytes } from 'node:crypto';
import { promisify } from 'node:util';
import type { Payload } from 'payload';
import type { User } from '../payload-types.ts';

const derive = promisify(pbkdf2);

/** The parameters of Payload's password hash. */
export const ITERATIONS = 600_000;
export const KEY_BYTES = 32;
const HASH_PREFIX = 'pbkdf2-sha256-v1:';

/**
 * Whether an account has exactly this password. Takes as long for an account that does not exist (timing attack).
 *
 * Relies on: Payload uses PBKDF2 with these parameters, and derives nothing if there is no account.
 */
export async function isPasswordOf(
  payload: Payload,
  email: string,
  password: string,
): Promise<boolean> {
  const where = { email: { equals: email } };
  const account = await payload.db.findOne<User>({ collection: 'users', where });
  const salt = account?.salt ?? randomBytes(32);
  const key = await derive(password, salt, ITERATIONS, KEY_BYTES, 'sha256');
  return account?.hash === HASH_PREFIX + key.toString('hex');
}

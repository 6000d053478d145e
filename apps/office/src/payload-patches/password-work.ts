import { pbkdf2, randomBytes } from 'node:crypto';
import { promisify } from 'node:util';

const derive = promisify(pbkdf2);

/** The parameters of Payload's password hash. */
export const ITERATIONS = 600_000;
export const KEY_BYTES = 32;

/**
 * Takes as long as comparing a password, for an account that does not exist (timing attack).
 *
 * Relies on: Payload uses PBKDF2 with these parameters, and derives nothing if there is no account.
 */
export async function doPasswordWork(password: string): Promise<void> {
  await derive(password, randomBytes(32), ITERATIONS, KEY_BYTES, 'sha256');
}

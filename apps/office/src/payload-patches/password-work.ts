import { pbkdf2, randomBytes } from 'node:crypto';
import { promisify } from 'node:util';

const derive = promisify(pbkdf2);

/** As Payload derives the hash of a password. */
export const ITERATIONS = 600_000;
export const KEY_BYTES = 32;

/**
 * Does the work of comparing a password, for an account that does not exist: the answer then takes as
 * long as for one that does.
 *
 * Leans on: Payload compares with PBKDF2 of these parameters, and compares nothing where there is no
 * account.
 */
export async function compareWithNobody(password: string): Promise<void> {
  await derive(password, randomBytes(32), ITERATIONS, KEY_BYTES, 'sha256');
}

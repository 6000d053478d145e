import { mailDomain } from '@clinicdee/brand/mail-domain';
import type { Payload } from 'payload';
import { refuseEmptied } from '../database/database-file.ts';
import { environment } from '../environment/environment.ts';
import { oneTimePassword } from './password-rule.ts';
import { isGuessable } from './passwords.ts';

/**
 * Creates the first admin if there are no users, so that Payload's open "create first user" page
 * never exists. Without a password in the environment it is random, printed once, and has to be
 * changed at the first login.
 *
 * @returns whether this is the first start
 * @throws if the database had users before
 */
export async function createFirstAdmin(payload: Payload): Promise<boolean> {
  const { totalDocs } = await payload.count({ collection: 'users', overrideAccess: true });
  if (totalDocs > 0) return false;
  refuseEmptied();
  const { OFFICE_ADMIN_EMAIL, OFFICE_ADMIN_PASSWORD } = environment();
  const email = OFFICE_ADMIN_EMAIL ?? `admin@${mailDomain}`;
  const password = OFFICE_ADMIN_PASSWORD ?? oneTimePassword();
  if (isGuessable(password, [email])) {
    throw new Error('OFFICE_ADMIN_PASSWORD is easy to guess: use several unrelated words');
  }
  await payload.create({
    collection: 'users',
    data: {
      email,
      password,
      name: 'ผู้ดูแลระบบ',
      role: 'admin',
      mustChangePassword: OFFICE_ADMIN_PASSWORD === undefined,
    },
    // There is no user yet whose access could be checked.
    overrideAccess: true,
  });
  if (OFFICE_ADMIN_PASSWORD === undefined) {
    console.info(`Office  first login: ${email}  one-time password: ${password}`);
  }
  return true;
}

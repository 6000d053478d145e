import { mailDomain } from '@clinicdee/brand/mail-domain';
import { randomBytes } from 'node:crypto';
import type { Payload } from 'payload';
import { environment } from '../environment/environment.ts';

/**
 * Makes the first admin when there is nobody yet, so that Payload's open "create first user" page
 * never exists. Without a password in the environment it is random, printed once, and has to be
 * changed at the first login.
 *
 * @param refuseEmptied throws where there has been somebody before
 * @returns whether this is the first start.
 */
export async function makeFirstAdmin(
  payload: Payload,
  refuseEmptied: () => void,
): Promise<boolean> {
  const { totalDocs } = await payload.count({ collection: 'users', overrideAccess: true });
  if (totalDocs > 0) return false;
  refuseEmptied();
  const { OFFICE_ADMIN_EMAIL, OFFICE_ADMIN_PASSWORD } = environment();
  const email = OFFICE_ADMIN_EMAIL ?? `admin@${mailDomain}`;
  const password = OFFICE_ADMIN_PASSWORD ?? randomBytes(12).toString('base64url');
  await payload.create({
    collection: 'users',
    data: {
      email,
      password,
      name: 'ผู้ดูแลระบบ',
      role: 'admin',
      mustChangePassword: OFFICE_ADMIN_PASSWORD === undefined,
    },
    // The very first person: there is no user yet who could be asked for permission.
    overrideAccess: true,
  });
  if (OFFICE_ADMIN_PASSWORD === undefined) {
    console.info(`Office  first login: ${email}  one-time password: ${password}`);
  }
  return true;
}

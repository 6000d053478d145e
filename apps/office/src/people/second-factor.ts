import { productName } from '@clinicdee/brand';
import { generateSecret, generateURI, verify } from 'otplib';
import { createHmac } from 'node:crypto';
import { APIError, type PayloadRequest } from 'payload';
import { recordsOf } from '../access/records.ts';
import type { SecondFactor } from '../payload-types.ts';
import { oneTimePassword } from './password-rule.ts';

/** Also accepts the previous and the next code, since clocks differ. */
const TOLERANCE_SECONDS = 30;
const RECOVERY_CODES = 10;

/** The error for a wrong or used code. */
export const WRONG_CODE = 'รหัสยืนยันไม่ถูกต้องหรือใช้ไปแล้ว รอรหัสถัดไปแล้วลองใหม่';

async function factorOf(req: PayloadRequest, account: number): Promise<SecondFactor | undefined> {
  const where = { account: { equals: account } };
  const [factor] = await recordsOf(req.payload, req).find('second-factors', where, { limit: 1 });
  return factor;
}

/** Returns the second factor that logins to an account ask for; undefined if there is none. */
export async function activeFactorOf(
  req: PayloadRequest,
  account: number,
): Promise<SecondFactor | undefined> {
  const factor = await factorOf(req, account);
  return factor?.isActive ? factor : undefined;
}

/**
 * Creates a secret for an account; logins ask for a code only after {@link activate}.
 *
 * @throws APIError if the account has an active second factor
 */
export async function startSecondFactor(
  req: PayloadRequest,
  { id, email }: { id: number; email: string },
): Promise<{ secret: string; uri: string }> {
  if (await activeFactorOf(req, id)) {
    throw new APIError('เปิดการยืนยันแบบสองขั้นตอนอยู่แล้ว', 409);
  }
  await removeSecondFactor(req, id);
  const secret = generateSecret();
  const data = { account: id, secret: req.payload.encrypt(secret), isActive: false, lastStep: 0 };
  await recordsOf(req.payload, req).create('second-factors', data);
  return { secret, uri: generateURI({ issuer: productName, label: email, secret }) };
}

/**
 * Activates the secret of {@link startSecondFactor} with the first code of the app.
 *
 * @returns the recovery codes; only their hashes are stored
 * @throws APIError for a wrong code
 */
export async function activate(
  req: PayloadRequest,
  account: number,
  code: string,
): Promise<string[]> {
  const factor = await factorOf(req, account);
  if (!factor || factor.isActive || !(await acceptsCode(req, factor, code))) {
    throw new APIError(WRONG_CODE, 400);
  }
  const codes = Array.from({ length: RECOVERY_CODES }, oneTimePassword);
  const recoveryCodes = codes.map((one) => hashOf(req, one)).join(' ');
  const data = { isActive: true, recoveryCodes };
  await recordsOf(req.payload, req).update('second-factors', factor.id, data);
  return codes;
}

/** Deletes the second factor of an account. */
export async function removeSecondFactor(req: PayloadRequest, account: number): Promise<void> {
  await recordsOf(req.payload, req).remove('second-factors', { account: { equals: account } });
}

/** Whether a code of the app or a recovery code is right and unused. Marks it as used. */
export async function acceptsCode(
  req: PayloadRequest,
  factor: SecondFactor,
  typed: string,
): Promise<boolean> {
  const use = await useOf(req, factor, plain(typed));
  if (!use) return false;
  // Only if nobody else has used it, in one statement: of two simultaneous calls only one succeeds.
  const updated: unknown = await req.payload.db.updateOne({
    collection: 'second-factors',
    where: { and: [{ id: { equals: factor.id } }, use.isUnused] },
    data: use.data,
    options: { atomic: true },
    req,
  });
  return updated !== null;
}

/** Returns how to mark a code as used; undefined if it is wrong. */
async function useOf(req: PayloadRequest, { secret, recoveryCodes }: SecondFactor, code: string) {
  if (!/^\d{6}$/.test(code)) {
    const stored = recoveryCodes ?? '';
    const left = stored
      .split(' ')
      .filter((hash) => hash !== hashOf(req, code))
      .join(' ');
    if (left === stored) return undefined;
    return { isUnused: { recoveryCodes: { equals: stored } }, data: { recoveryCodes: left } };
  }
  const result = await verify({
    secret: req.payload.decrypt(secret),
    token: code,
    epochTolerance: TOLERANCE_SECONDS,
    // A secret that was encrypted with another PAYLOAD_SECRET is no secret: no code fits.
  }).catch(() => ({ valid: false }));
  if (!('timeStep' in result)) return undefined;
  const { timeStep } = result;
  return { isUnused: { lastStep: { less_than: timeStep } }, data: { lastStep: timeStep } };
}

/** Returns how many recovery codes are unused. */
export const recoveryCodesLeft = ({ recoveryCodes }: SecondFactor): number =>
  (recoveryCodes ?? '').split(' ').filter(Boolean).length;

const plain = (code: string): string => code.replaceAll(/[\s-]/g, '').toLowerCase();

const hashOf = ({ payload: { secret } }: PayloadRequest, code: string): string =>
  createHmac('sha256', secret)
    .update(`recovery ${plain(code)}`)
    .digest('base64url');

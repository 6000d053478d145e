import { productName } from '@clinicdee/brand';
import { generateSecret, generateURI, verify } from 'otplib';
import { createHmac } from 'node:crypto';
import { APIError, type Payload, type PayloadRequest, type Where } from 'payload';
import { recordsOf } from '../access/records.ts';
import type { SecondFactor } from '../payload-types.ts';
import { oneTimePassword } from './password-rule.ts';

/** Also accepts the previous and the next code, since clocks differ. */
const TOLERANCE_SECONDS = 30;
const RECOVERY_CODES = 10;

/** The error for a wrong or used code. */
export const WRONG_CODE = 'รหัสยืนยันไม่ถูกต้องหรือใช้ไปแล้ว รอรหัสถัดไปแล้วลองใหม่';

/** Returns the second factor of an account, active or not; undefined if there is none. */
export async function secondFactorOf(
  req: PayloadRequest,
  account: number,
): Promise<SecondFactor | undefined> {
  const where = { account: { equals: account } };
  const [factor] = await recordsOf(req.payload, req).find('second-factors', where, { limit: 1 });
  return factor;
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
  const known = await secondFactorOf(req, id);
  if (known?.isActive) throw new APIError('เปิดการยืนยันแบบสองขั้นตอนอยู่แล้ว', 409, undefined, true);
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
  const factor = await secondFactorOf(req, account);
  if (!factor || factor.isActive || !(await acceptsCode(req, factor, code))) {
    throw new APIError(WRONG_CODE, 400, undefined, true);
  }
  return storeRecoveryCodes(req, factor);
}

/** Replaces the recovery codes of an active second factor, and returns the new ones. */
export async function renewRecoveryCodes(req: PayloadRequest, account: number): Promise<string[]> {
  const factor = await secondFactorOf(req, account);
  if (!factor?.isActive) {
    throw new APIError('ยังไม่ได้เปิดการยืนยันแบบสองขั้นตอน', 400, undefined, true);
  }
  return storeRecoveryCodes(req, factor);
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
  const code = plain(typed);
  if (/^\d{6}$/.test(code)) {
    const secret = req.payload.decrypt(factor.secret);
    // A secret that was encrypted with another PAYLOAD_SECRET is no secret: no code fits.
    const result = await verify({ secret, token: code, epochTolerance: TOLERANCE_SECONDS }).catch(
      () => ({ valid: false }),
    );
    if (!('timeStep' in result)) return false;
    const { timeStep } = result;
    return useUp(req, factor, { lastStep: { less_than: timeStep } }, { lastStep: timeStep });
  }
  const stored = factor.recoveryCodes ?? '';
  const hashes = stored.split(' ');
  const left = hashes.filter((hash) => hash !== hashOf(req.payload, code));
  if (left.length === hashes.length) return false;
  return useUp(
    req,
    factor,
    { recoveryCodes: { equals: stored } },
    { recoveryCodes: left.join(' ') },
  );
}

/** Marks a code as used if nobody else has: in one statement, so that of two simultaneous calls only one succeeds. */
async function useUp(
  req: PayloadRequest,
  { id }: SecondFactor,
  isUnused: Where,
  data: Partial<SecondFactor>,
): Promise<boolean> {
  const updated: unknown = await req.payload.db.updateOne({
    collection: 'second-factors',
    where: { and: [{ id: { equals: id } }, isUnused] },
    data,
    options: { atomic: true },
    req,
  });
  return updated !== null;
}

/** Returns how many recovery codes are unused. */
export const recoveryCodesLeft = ({ recoveryCodes }: SecondFactor): number =>
  (recoveryCodes ?? '').split(' ').filter(Boolean).length;

async function storeRecoveryCodes(req: PayloadRequest, { id }: SecondFactor): Promise<string[]> {
  const codes = Array.from({ length: RECOVERY_CODES }, oneTimePassword);
  const recoveryCodes = codes.map((code) => hashOf(req.payload, plain(code))).join(' ');
  const data = { isActive: true, recoveryCodes };
  await recordsOf(req.payload, req).update('second-factors', id, data);
  return codes;
}

const plain = (code: string): string => code.replaceAll(/[\s-]/g, '').toLowerCase();

const hashOf = ({ secret }: Payload, code: string): string =>
  createHmac('sha256', secret).update(`recovery ${code}`).digest('base64url');

import {
  addDataAndFileToRequest,
  APIError,
  type Endpoint,
  Forbidden,
  type PayloadRequest,
} from 'payload';
import encodeQR from 'qr';
import { may } from '../access/rules.ts';
import { recordEvent } from '../audit/record-event.ts';
import { currentSession, endSessions, requireRecentLogin } from '../payload-patches/sessions.ts';
import type { User } from '../payload-types.ts';
import { limitOf } from './log-in.ts';
import { mailAccountChange } from './mails.ts';
import {
  activate,
  activeFactorOf,
  recoveryCodesLeft,
  removeSecondFactor,
  startSecondFactor,
} from './second-factor.ts';

/** What the account page shows about an account. */
export interface Security {
  email: string;
  /** Until when it is locked after wrong passwords, as ISO time; for those who may unlock it. */
  lockedUntil?: string | undefined;
  /** Undefined without a second factor. */
  recoveryCodesLeft?: number | undefined;
  /** The number of its sessions without the one of the request. */
  otherSessions: number;
}

function ownerOf({ t, user }: PayloadRequest): User {
  if (!user) throw new Forbidden(t);
  return user;
}

/** Returns the account of a path, which must be the user's own, or the user an admin. */
async function accountOf(req: PayloadRequest): Promise<User> {
  const id = Number(req.routeParams?.id);
  if (!req.user || (req.user.id !== id && !may(req.user, 'update', 'users'))) {
    throw new Forbidden(req.t);
  }
  return req.payload.findByID({ collection: 'users', id, depth: 0, overrideAccess: true, req });
}

async function textOf(req: PayloadRequest, name: string): Promise<string> {
  await addDataAndFileToRequest(req);
  const text: unknown = req.data?.[name];
  return typeof text === 'string' ? text : '';
}

/** Whether a session is not that of the request. */
const isOther =
  ({ user }: PayloadRequest) =>
  ({ id }: { id: string }): boolean =>
    id !== currentSession(user)?.id;

/** Stores on the account whether it has a second factor, records the change and tells the owner. */
async function tell(req: PayloadRequest, { id, email }: User, isOn: boolean): Promise<void> {
  const data = { hasSecondFactor: isOn };
  await req.payload.db.updateOne({ collection: 'users', id, data, req });
  const change = `${isOn ? 'เปิด' : 'ปิด'}การยืนยันแบบสองขั้นตอนแล้ว`;
  await recordEvent(req, { event: 'account', text: `${change}: ${email}` });
  void mailAccountChange(req.payload, email, change);
}

const call = (
  method: Endpoint['method'],
  path: string,
  handler: Endpoint['handler'],
): Endpoint => ({ method, path, handler });

/** The calls about second factors and sessions of accounts, under `/api/users`. */
export const securityCalls: Endpoint[] = [
  // Answers 403 if exports and changes of the account need the password again.
  call('get', '/recent-login', (req) => {
    ownerOf(req);
    requireRecentLogin(req);
    return Response.json({ isRecent: true });
  }),

  // Returns a new secret and its QR code.
  call('post', '/second-factor/start', async (req) => {
    requireRecentLogin(req);
    const { secret, uri } = await startSecondFactor(req, ownerOf(req));
    return Response.json({ secret, qr: encodeQR(uri, 'svg') });
  }),

  // With `{ code }`: returns the recovery codes, once, and ends the other sessions, which began with the password alone.
  call('post', '/second-factor/activate', async (req) => {
    const owner = ownerOf(req);
    const codes = await activate(req, owner.id, await textOf(req, 'code'));
    await endSessions(req, owner.id, isOther(req));
    await tell(req, owner, true);
    return Response.json({ codes });
  }),

  // Of one's own account, or by an admin of any.
  call('delete', '/:id/second-factor', async (req) => {
    const account = await accountOf(req);
    requireRecentLogin(req);
    await removeSecondFactor(req, account.id);
    await tell(req, account, false);
    return Response.json({ message: 'ปิดการยืนยันแบบสองขั้นตอนแล้ว' });
  }),

  call('get', '/:id/security', async (req) => {
    const { id, email, sessions } = await accountOf(req);
    const mayUnlock = may(req.user, 'unlock', 'users');
    const factor = await activeFactorOf(req, id);
    const shown: Security = {
      email,
      lockedUntil: mayUnlock ? await limitOf(req).lockedUntil(email) : undefined,
      recoveryCodesLeft: factor && recoveryCodesLeft(factor),
      otherSessions: (sessions ?? [])
        .filter(({ expiresAt }) => Date.parse(expiresAt) > Date.now())
        .filter(isOther(req)).length,
    };
    return Response.json(shown);
  }),

  // Ends all sessions but the user's own.
  call('post', '/:id/end-sessions', async (req) => {
    const { id, email } = await accountOf(req);
    const ended = await endSessions(req, id, isOther(req));
    if (ended === 0) throw new APIError('ไม่มีเครื่องอื่นที่เข้าสู่ระบบอยู่', 404);
    const text = `ให้เครื่องที่เข้าสู่ระบบอยู่ออกจากระบบ ${ended} เครื่อง: ${email}`;
    await recordEvent(req, { event: 'account', text });
    return Response.json({ message: `ให้ออกจากระบบแล้ว ${ended} เครื่อง` });
  }),
];

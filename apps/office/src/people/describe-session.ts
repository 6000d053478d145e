import type { CollectionBeforeLoginHook } from 'payload';
import { describeNewSession } from '../payload-patches/sessions.ts';
import type { User } from '../payload-types.ts';
import { ADDRESS_HEADER } from '../server/address-header.ts';
import { browserName } from './browser-name.ts';

/** Stores browser and address with a new session. */
export const describeSession: CollectionBeforeLoginHook<User> = async ({ req, user }) => {
  await describeNewSession(req, user, {
    browser: browserName(req.headers.get('user-agent') ?? ''),
    address: req.headers.get(ADDRESS_HEADER) ?? '',
  });
  return user;
};

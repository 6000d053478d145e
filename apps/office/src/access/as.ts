import type { PayloadRequest } from 'payload';
import type { User } from '../payload-types.ts';

/** For the rules' tests: the one thing of a request that a rule looks at. */
export function as(user: (Pick<User, 'role'> & Partial<User>) | null): { req: PayloadRequest } {
  return { req: { user } as PayloadRequest };
}

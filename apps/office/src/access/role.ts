/** The role of a user: admin for everything, marketing for articles, sales for leads. */
export type Role = 'admin' | 'marketing' | 'sales';

interface Account {
  id: unknown;
  role?: unknown;
  mustChangePassword?: unknown;
  mustSetUpSecondFactor?: unknown;
}

/**
 * Whether the user has one of these roles. A user with a one-time password or without a required second factor has
 * none, and may only change their own account.
 */
export function hasRole(user: Account | null | undefined, allowed: readonly Role[]): boolean {
  if (!user?.role || user.mustChangePassword || user.mustSetUpSecondFactor) return false;
  return allowed.some((role) => role === user.role);
}

/** The role of a user: admin for everything, marketing for articles, sales for leads. */
export type Role = 'admin' | 'marketing' | 'sales';

/**
 * Whether the user has one of these roles. A user with a one-time password has none, and may only
 * change it.
 */
export function hasRole(
  user: { id: unknown; role?: unknown; mustChangePassword?: unknown } | null | undefined,
  allowed: readonly Role[],
): boolean {
  if (!user?.role || user.mustChangePassword) return false;
  return allowed.some((role) => role === user.role);
}

/** What a person may do here: admin everything, marketing the articles, sales the leads. */
export type Role = 'admin' | 'marketing' | 'sales';

/**
 * Whether the person has one of these roles. Somebody who still uses a one-time password has none:
 * they may change it, and nothing else.
 */
export function hasRole(
  user: { id: unknown; role?: unknown; mustChangePassword?: unknown } | null | undefined,
  allowed: readonly Role[],
): boolean {
  if (!user?.role || user.mustChangePassword) return false;
  return allowed.some((role) => role === user.role);
}

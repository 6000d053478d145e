/*
 * Codes, names and prices apart from `packages.ts`: the registration form's script shows them too,
 * and should not have to bring the content's parser along.
 */

/** The packages' codes, in the order in which they are shown. */
export const packageIds = ['mini', 'more', 'ultimate'] as const;

/** A package's code: part of addresses and payloads. */
export type PackageId = (typeof packageIds)[number];

/** Name, and baht a year and branch before VAT (spec §9, "Packages"). */
export const packagePrices: Record<PackageId, { name: string; yearly: number }> = {
  mini: { name: 'Mini', yearly: 20_000 },
  more: { name: 'More', yearly: 28_000 },
  ultimate: { name: 'Ultimate', yearly: 38_000 },
};

/** Whether something that was sent is a package's code. */
export function isPackageId(value: unknown): value is PackageId {
  return packageIds.some((id) => id === value);
}

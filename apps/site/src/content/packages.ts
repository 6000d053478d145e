import { type PackageId, packageIds } from './th/package-prices.ts';

/*
 * What follows from the packages' prices and features, in every language: computed here, stored nowhere.
 */

/** What a month costs on average, in baht, rounded (spec §9, "Packages"). */
export const averagePerMonth = ({ yearly }: { yearly: number }) => Math.round(yearly / 12);

/** The least that a year costs, in baht: what prices start from. */
export const lowestPrice = (packages: Record<PackageId, { yearly: number }>) =>
  Math.min(...packageIds.map((id) => packages[id].yearly));

/** Whether a package has a feature that begins in package `from`. */
export function hasFeature(id: PackageId, from: PackageId): boolean {
  return packageIds.indexOf(id) >= packageIds.indexOf(from);
}

import { packageList, vatPercent } from '@clinicdee/brand/packages';

/*
 * The packages' codes, and what follows from their prices and features, in every language: computed
 * here, stored nowhere.
 */

/** The packages' codes, in the order in which they are shown. */
export const packageIds = packageList.map(({ id }) => id) as [PackageId, ...PackageId[]];

/** A package's code: part of addresses and payloads. */
export type PackageId = (typeof packageList)[number]['id'];

/** Whether something that was sent is a package's code. */
export function isPackageId(value: unknown): value is PackageId {
  return packageIds.some((id) => id === value);
}

/** What a month costs on average, in baht, rounded (spec §9, "Packages"). */
export const averagePerMonth = ({ yearly }: { yearly: number }) => Math.round(yearly / 12);

/** The least that a year costs, in baht: what prices start from. */
export const lowestPrice = (packages: Record<PackageId, { yearly: number }>) =>
  Math.min(...packageIds.map((id) => packages[id].yearly));

/** Whether a package has a feature that begins in package `from`. */
export function hasFeature(id: PackageId, from: PackageId): boolean {
  return packageIds.indexOf(id) >= packageIds.indexOf(from);
}

/** A row of the comparison table: what a package has from some size on, or a limit of its own. */
interface Row {
  label: string;
  from?: PackageId;
}

/** Whether a row says the same of every package. */
export const isSame = (row: Row) => row.from === packageIds[0];

/** What begins with a package: of the smallest all that it has, of a larger one what it adds. */
export function beginningWith(
  id: PackageId,
  groups: readonly { title: string; rows: readonly Row[] }[],
): { title: string; labels: string[] }[] {
  return groups
    .map(({ title, rows }) => ({
      title,
      labels: rows.filter(({ from }) => from === id).map(({ label }) => label),
    }))
    .filter(({ labels }) => labels.length > 0);
}

/** What a year comes to, in baht: every branch pays, and VAT is added, rounded to a baht. */
export function yearOf({ yearly }: { yearly: number }, branches: number) {
  const net = yearly * branches;
  const vat = Math.round((net * vatPercent) / 100);
  return { net, vat, vatPercent, total: net + vat };
}

/** How many doctors a package is made for. */
export type Doctors = readonly [from: number, to: number];

/** Numbers of doctors that no package names, and the package that fits them: the next larger one. */
export function betweenPackages(
  packages: Record<PackageId, { doctors?: Doctors | undefined }>,
): { doctors: Doctors; id: PackageId }[] {
  const gaps: { doctors: Doctors; id: PackageId }[] = [];
  let named = 0;
  for (const id of packageIds) {
    const [from, to] = packages[id].doctors ?? [named + 1, named];
    if (from > named + 1) gaps.push({ doctors: [named + 1, from - 1], id });
    named = Math.max(named, to);
  }
  return gaps;
}

import { vatPercent } from '@clinicdee/brand/packages';

/* Values derived from the packages' prices and features. Amounts are in satang (1/100 baht). */

interface Priced {
  id: string;
  yearlySatang: number;
}

/** Returns a package by id; undefined for any other value. */
export const packageOf = <Package extends { id: string }>(
  packages: readonly Package[],
  id: unknown,
): Package | undefined => packages.find((candidate) => candidate.id === id);

/** Returns the recommended package, else the smallest. */
export const recommendedOf = <Package extends { isPopular: boolean }>(
  packages: readonly Package[],
): Package | undefined => packages.find(({ isPopular }) => isPopular) ?? packages[0];

/** Average monthly price in satang, rounded to a baht (spec §9, "Packages"). */
export const averagePerMonth = ({ yearlySatang }: Pick<Priced, 'yearlySatang'>) =>
  Math.round(yearlySatang / 12 / 100) * 100;

/** The lowest yearly price, in satang. */
export const lowestPrice = (packages: readonly Pick<Priced, 'yearlySatang'>[]) =>
  Math.min(...packages.map(({ yearlySatang }) => yearlySatang));

/** Whether a package includes a feature that starts with package `from`. */
export function hasFeature(
  packages: readonly { id: string }[],
  id: string,
  from: string | undefined,
): boolean {
  const rank = (code: string | undefined) => packages.findIndex((entry) => entry.id === code);
  return rank(id) >= rank(from);
}

/** A row of the comparison table: a feature starting with package `from`, or a limit per package. */
interface Row {
  label: string;
  from?: string | undefined;
}

/** Whether every package includes the row's feature. */
export const isSame = (packages: readonly { id: string }[], row: Row) =>
  row.from !== undefined && row.from === packages[0]?.id;

/** The features that start with a package: all of the smallest one, only the additions of a larger one. */
export function featuresFrom(
  id: string,
  groups: readonly { title: string; rows: readonly Row[] }[],
): { title: string; labels: string[] }[] {
  return groups
    .map(({ title, rows }) => ({
      title,
      labels: rows.filter(({ from }) => from === id).map(({ label }) => label),
    }))
    .filter(({ labels }) => labels.length > 0);
}

/** The yearly total in satang: price per branch plus VAT, rounded to a satang. */
export function yearOf({ yearlySatang }: Pick<Priced, 'yearlySatang'>, branches: number) {
  const net = yearlySatang * branches;
  const vat = Math.round((net * vatPercent) / 100);
  return { net, vat, vatPercent, total: net + vat };
}

/** The range of doctors a package suits. */
export type Doctors = readonly [from: number, to: number];

/** Gaps between the packages' ranges of doctors, each with the next larger package. */
export function betweenPackages<Package extends { doctors?: Doctors | undefined }>(
  packages: readonly Package[],
): { doctors: Doctors; fitting: Package }[] {
  const gaps: { doctors: Doctors; fitting: Package }[] = [];
  let named = 0;
  for (const fitting of packages) {
    const [from, to] = fitting.doctors ?? [named + 1, named];
    if (from > named + 1) gaps.push({ doctors: [named + 1, from - 1], fitting });
    named = Math.max(named, to);
  }
  return gaps;
}

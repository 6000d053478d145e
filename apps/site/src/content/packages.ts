import { vatPercent } from '@clinicdee/brand/packages';

/*
 * What follows from the packages' prices and features, in every language: computed here, stored nowhere.
 * Money is in satang, a hundred to the baht.
 */

/** What is computed of a package. */
interface Priced {
  id: string;
  yearlySatang: number;
}

/** The package with a code; undefined for whatever else was sent. */
export const packageOf = <One extends { id: string }>(
  packages: readonly One[],
  id: unknown,
): One | undefined => packages.find((one) => one.id === id);

/** The one that is recommended, else the smallest. */
export const recommendedOf = <One extends { isPopular: boolean }>(
  packages: readonly One[],
): One | undefined => packages.find(({ isPopular }) => isPopular) ?? packages[0];

/** What a month costs on average, in satang, rounded to a baht (spec §9, "Packages"). */
export const averagePerMonth = ({ yearlySatang }: Pick<Priced, 'yearlySatang'>) =>
  Math.round(yearlySatang / 12 / 100) * 100;

/** The least that a year costs, in satang: what prices start from. */
export const lowestPrice = (packages: readonly Pick<Priced, 'yearlySatang'>[]) =>
  Math.min(...packages.map(({ yearlySatang }) => yearlySatang));

/** Whether a package has a feature that begins in package `from`. */
export function hasFeature(
  packages: readonly { id: string }[],
  id: string,
  from: string | undefined,
): boolean {
  const rank = (one: string | undefined) => packages.findIndex((other) => other.id === one);
  return rank(id) >= rank(from);
}

/** A row of the comparison table: what a package has from some size on, or a limit of its own. */
interface Row {
  label: string;
  from?: string | undefined;
}

/** Whether a row says the same of every package. */
export const isSame = (packages: readonly { id: string }[], row: Row) =>
  row.from !== undefined && row.from === packages[0]?.id;

/** What begins with a package: of the smallest all that it has, of a larger one what it adds. */
export function beginningWith(
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

/** What a year comes to, in satang: every branch pays, and VAT is added, rounded to a satang. */
export function yearOf({ yearlySatang }: Pick<Priced, 'yearlySatang'>, branches: number) {
  const net = yearlySatang * branches;
  const vat = Math.round((net * vatPercent) / 100);
  return { net, vat, vatPercent, total: net + vat };
}

/** How many doctors a package is made for. */
export type Doctors = readonly [from: number, to: number];

/** Numbers of doctors that no package names, and the package that fits them: the next larger one. */
export function betweenPackages<One extends { doctors?: Doctors | undefined }>(
  packages: readonly One[],
): { doctors: Doctors; fitting: One }[] {
  const gaps: { doctors: Doctors; fitting: One }[] = [];
  let named = 0;
  for (const fitting of packages) {
    const [from, to] = fitting.doctors ?? [named + 1, named];
    if (from > named + 1) gaps.push({ doctors: [named + 1, from - 1], fitting });
    named = Math.max(named, to);
  }
  return gaps;
}

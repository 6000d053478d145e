import { packages } from '@clinicdee/brand/packages';

const names = new Map<string, string>(packages.map(({ code, name }) => [code, name]));

/** A package (spec §9) by its name; one that is not known as it was sent. */
export function packageLabel(code: string): string {
  return names.get(code) ?? code;
}

/** The office sells these now. What was sold before keeps its name: enquiries of then still name it. */
export function rememberPackages(sold: readonly { code: string; name: string }[]): void {
  for (const { code, name } of sold) names.set(code, name);
}

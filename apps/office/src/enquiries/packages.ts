import { packages } from '@clinicdee/brand/packages';

const names = new Map<string, string>(packages.map(({ code, name }) => [code, name]));

/** Returns the name of a package (spec §9), or the code when it is unknown. */
export function packageLabel(code: string): string {
  return names.get(code) ?? code;
}

/** Adds the packages now on sale. Former ones keep their names, since old enquiries refer to them. */
export function rememberPackages(sold: readonly { code: string; name: string }[]): void {
  for (const { code, name } of sold) names.set(code, name);
}

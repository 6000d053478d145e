import { packageList } from '@clinicdee/brand/packages';

const names = new Map<string, string>(packageList.map(({ id, name }) => [id, name]));

/** A package (spec §9) by its name; one that is not known as it was sent. */
export function packageLabel(code: string): string {
  return names.get(code) ?? code;
}

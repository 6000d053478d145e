import { packages } from '@clinicdee/brand/packages';
import type { Payload } from 'payload';
import type { Package } from '../payload-types.ts';

/** Names of packages by code. */
export type PackageNames = ReadonlyMap<string, string>;

/** Returns the names of the packages on sale (spec §9), and of the first ones, to which old enquiries refer. */
export async function packageNames(payload: Payload): Promise<PackageNames> {
  // Public data.
  const stored = await payload.findGlobal({ slug: 'packages', depth: 0, overrideAccess: true });
  // Before the first save there are none.
  const { packages: sold = [] } = stored as { packages?: Package['packages'] };
  return new Map([...packages, ...sold].map(({ code, name }) => [code, name]));
}

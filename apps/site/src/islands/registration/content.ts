import { branchesFrom } from '@clinicdee/brand/packages';
import { hasFeature, packageIds } from '../../content/packages.ts';
import type { SiteContent } from '../../content/site-content.ts';

/** What the form shows, of the content: all of it travels to the browser, so it is no more than that. */
export function registrationContent({
  inclusions,
  language,
  leadForm,
  notices,
  packages,
  registration,
}: SiteContent) {
  return {
    language,
    words: { ...registration, offline: leadForm.offline },
    packages: packageIds.map((id) => {
      const { isPopular, name, suitability, users, yearly } = packages[id];
      return {
        id,
        isPopular,
        name,
        suitability,
        users,
        yearly,
        isMany: hasFeature(id, branchesFrom),
      };
    }),
    free: inclusions.points.map(({ name, price }) => `${name} ${price}`),
    guarantee: inclusions.guarantee,
    notice: notices[0],
  };
}

export type RegistrationContent = ReturnType<typeof registrationContent>;

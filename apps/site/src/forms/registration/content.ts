import type { SiteContent } from '../../content/site-content.ts';

/** The part of the content that the form needs. It is serialized to the browser, so keep it minimal. */
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
    words: {
      ...registration,
      offline: leadForm.offline,
      offlineButton: leadForm.offlineButton,
      unsent: leadForm.unsent,
    },
    packages: packages.map(
      ({ hasBranches, id, isPopular, name, promotion, suitability, users, yearlySatang }) => ({
        hasBranches,
        id,
        isPopular,
        name,
        suitability,
        users,
        yearlySatang,
        ...(promotion && { promotion }),
      }),
    ),
    free: inclusions.points.map(({ name, price }) => `${name} ${price}`),
    guarantee: inclusions.guarantee,
    notice: notices[0],
  };
}

export type RegistrationContent = ReturnType<typeof registrationContent>;

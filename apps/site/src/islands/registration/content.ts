import { packageIds } from '../../content/packages.ts';
import type { SiteContent } from '../../content/site-content.ts';

/** What the form shows, of the content: all of it travels to the browser, so it is no more than that. */
export function registrationContent({
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
      const { name, yearly } = packages[id];
      return { id, name, yearly };
    }),
    notice: notices[0],
  };
}

export type RegistrationContent = ReturnType<typeof registrationContent>;

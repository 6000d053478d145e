import { announcement } from './announcement.ts';
import { claims } from './claims.ts';
import { comparison } from './comparison.ts';
import { contact } from './contact.ts';
import { equipment } from './equipment.ts';
import { englishHome } from './home-english.ts';
import { home } from './home.ts';
import { packages } from './packages.ts';
import { promotions } from './promotions.ts';
import { questions } from './questions.ts';
import { clinics, stories } from './stories.ts';
import { thesaurus } from './thesaurus.ts';

export { builtInEnglishSection, englishHomeOf, englishSectionTexts } from './home-english.ts';
export { builtInSection, homeFrom, sectionTexts } from './home.ts';

/**
 * The repository's values for the content that the office can change: the defaults, which "reset" in the office
 * restores.
 */
export const fileContent = {
  contact,
  home,
  'home-en': englishHome,
  packages: { packages, comparison },
  promotions: { promotions },
  equipment: { devices: equipment },
  stories: { stories, clinics },
  claims: { claims },
  questions: { questions },
  thesaurus: { groups: [...thesaurus] },
  announcement,
};

import { claims } from './claims.ts';
import { comparison } from './comparison.ts';
import { contact } from './contact.ts';
import { equipment } from './equipment.ts';
import { hero } from './hero.ts';
import { packages } from './packages.ts';
import { questions } from './questions.ts';
import { sections } from './sections.ts';
import { clinics, stories } from './stories.ts';
import { thesaurus } from './thesaurus.ts';

export { landingSections, type SectionName } from './sections.ts';

/**
 * What the office may change of the site's words and figures, as the repository has it: the default, and what
 * "reset" goes back to.
 */
export const fileContent = {
  contact,
  hero,
  packages: { packages, comparison },
  equipment: { devices: equipment },
  stories: { stories, clinics },
  claims: { claims },
  questions: { questions },
  sections: { sections },
  thesaurus: { groups: [...thesaurus] },
};

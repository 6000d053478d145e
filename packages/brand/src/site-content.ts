import { comparison } from './comparison.ts';
import { contact } from './contact.ts';
import { packages } from './packages.ts';
import { questions } from './questions.ts';
import { sections } from './sections.ts';

export { landingSections, type SectionName } from './sections.ts';

/**
 * What the office may change of the site's words and figures, as the repository has it: the default, and what
 * "reset" goes back to.
 */
export const fileContent = {
  contact,
  packages: { packages, comparison },
  questions: { questions },
  sections: { sections },
};

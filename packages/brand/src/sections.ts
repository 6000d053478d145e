import { type SectionName, sectionNames } from '@clinicdee/protocol/site-content';

/** The sections of the landing page in the default order; the others are hidden. */
export const sections: readonly SectionName[] = sectionNames;

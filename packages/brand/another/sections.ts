import type { SectionName } from '@clinicdee/protocol/site-content';

/** Another order, without the workflow. A new section need not be added here. */
export const sections: readonly SectionName[] = [
  'faq',
  'pricing',
  'equipment',
  'features',
  'clinics',
  'problems',
  'user-groups',
  'results',
];

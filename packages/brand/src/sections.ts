type SectionName =
  | 'clinics'
  | 'problems'
  | 'user-groups'
  | 'features'
  | 'workflow'
  | 'results'
  | 'pricing'
  | 'equipment'
  | 'faq';

const order: SectionName[] = [
  'clinics',
  'problems',
  'user-groups',
  'features',
  'workflow',
  'results',
  'pricing',
  'equipment',
  'faq',
];

/**
 * What the landing page shows between its first screen and the contact form, in order. A section that is switched
 * off is gone with every link that leads to it.
 */
export const sections: { section: SectionName; isShown: boolean }[] = order.map((section) => ({
  section,
  isShown: true,
}));

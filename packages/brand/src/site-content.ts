import type { SiteFacts } from '@clinicdee/protocol/site-content';
import { claims } from './claims.ts';
import { comparison } from './comparison.ts';
import { equipment } from './equipment.ts';
import { englishHome } from './home-english.ts';
import { home } from './home.ts';
import { packages } from './packages.ts';
import { questions } from './questions.ts';
import { clinics, stories } from './stories.ts';
import { thesaurus } from './thesaurus.ts';
import * as vendor from './vendor.ts';

export { builtInEnglishSection, englishHomeOf, englishSectionTexts } from './home-english.ts';
export { builtInSection, sectionTexts } from './home.ts';

const { crm, email, lineId, openDays, openingHours, otherHours } = vendor;
const { phone, place, postal, privacyEmail, profiles } = vendor;
const contact = {
  phone,
  lineId,
  email,
  privacyEmail,
  crm,
  openDays,
  otherHours,
  postal,
  place,
  ...openingHours,
  profiles: profiles.map((address) => ({ address })),
  closedDays: [] as SiteFacts['contact']['closedDays'],
};

/** The line above every page. */
const announcement: SiteFacts['announcement'] = {
  isShown: false,
  text: '',
  linkText: '',
  linkAddress: '',
};

/** Lower prices on some days. */
const promotions: SiteFacts['promotions']['promotions'] = [];

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

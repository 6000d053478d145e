import { englishSectionTexts } from '@clinicdee/brand/site-content';
import * as vendor from '@clinicdee/brand/vendor';
import type { Facts } from '../facts.ts';
import type { SiteContent } from '../site-content.ts';
import { claimsOf } from '../th/claims.ts';
import { thaiContent } from '../th/index.ts';
import { withWords } from '../with-words.ts';
import { englishFacts, inEnglish, nameInEnglish } from './facts.ts';
import { formTexts, noticesOf, organisationsOf } from './forms.ts';
import { hoursInWords } from './hours.ts';
import { landingTexts } from './landing.ts';
import { consent, errors, everyPage } from './page.ts';
import { promotionTexts } from './promotions.ts';
import { viewTexts } from './views.ts';

/**
 * Builds the English content: the Thai content of the English facts, with the words of this folder. What only Thai
 * pages and operators see (articles, legal texts) stays Thai.
 *
 * @param day today in Bangkok, for the product views: `2026-11-22`
 */
export function englishContent(facts: Facts, day: string): SiteContent {
  const own = englishFacts(facts);
  const claims = claimsOf(own);
  const thai = thaiContent(own, day, englishSectionTexts);
  const brand = brandIn(thai.brand, own);
  const { notes, views } = viewTexts(day, thai.views);
  return {
    ...withWords(thai, {
      ...everyPage,
      ...promotionTexts(thai, own),
      ...landingTexts(own, { brand, packages: thai.packages }, claims, notes),
      ...formTexts(brand),
      ...errors,
      consent,
      views,
    }),
    language: 'en',
    brand,
    notices: noticesOf(brand),
    organisations: organisationsOf(thai.organisations),
  };
}

type Brand = SiteContent['brand'];

function brandIn(brand: Brand, { contact: { place, postal } }: Facts): Brand {
  const where = [place.station, place.road].filter((part) => part !== '');
  const { latinName } = vendor;
  const [first = latinName, ...rest] = latinName.split(' ');
  const isWordmarkLatin = inEnglish(brand.wordmark.join(' ')) !== undefined;
  return {
    ...brand,
    name: latinName,
    shortName: latinName.length > 16 ? first : latinName,
    wordmark: isWordmarkLatin ? brand.wordmark : [first, rest.join(' ')],
    names: latinName,
    company: nameInEnglish(vendor.company),
    description:
      'The complete online clinic management system. It saves duplicate work, connects branches and suits clinics of every size.',
    address: `${[postal.street, postal.district, postal.province].join(', ')} ${postal.code}`,
    hours: hoursInWords(brand.opening),
    map: { ...brand.map, label: ['Drawn map of the office', ...where].join(', ') },
  };
}

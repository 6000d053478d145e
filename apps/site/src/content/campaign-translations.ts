import { campaignAddress, type CampaignPage } from '@clinicdee/protocol/site-content';
import type { Translations } from './languages.ts';

type Translated = Pick<CampaignPage, 'id' | 'language' | 'slug' | 'translationOf'>;

/** A campaign page in its languages, among some pages. */
export function campaignTranslations(page: Translated, pages: readonly Translated[]): Translations {
  const originalOf = ({ id, translationOf = id }: Translated) => translationOf;
  const same = pages.filter((one) => originalOf(one) === originalOf(page));
  return Object.fromEntries(same.map((one) => [one.language, campaignAddress(one)]));
}

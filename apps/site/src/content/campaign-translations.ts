import { campaignAddress, type CampaignPage } from '@clinicdee/protocol/site-content';
import type { Translations } from './languages.ts';

type Translated = Pick<CampaignPage, 'id' | 'isHidden' | 'language' | 'slug' | 'translationOf'>;

/** The published pages that search engines may show of a campaign page in its languages. */
export function campaignTranslations(page: Translated, pages: readonly Translated[]): Translations {
  const originalOf = ({ id, translationOf = id }: Translated) => translationOf;
  const same = pages.filter((one) => !one.isHidden && originalOf(one) === originalOf(page));
  return Object.fromEntries(same.map((one) => [one.language, campaignAddress(one)]));
}

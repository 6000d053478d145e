/** The languages of campaign pages; the first one has no prefix. */
export const campaignLanguages = ['th', 'en'] as const;

type CampaignLanguage = (typeof campaignLanguages)[number];

const prefixOf = (language: CampaignLanguage) => (language === 'th' ? '/c/' : `/${language}/c/`);

/** The prefixes of the addresses of campaign pages. */
export const CAMPAIGN_PREFIXES = campaignLanguages.map(prefixOf);

/** Returns the path of a campaign page: `/c/<slug>`, `/en/c/<slug>`. */
export const campaignAddress = (page: { slug: string; language: CampaignLanguage }): string =>
  prefixOf(page.language) + encodeURIComponent(page.slug);

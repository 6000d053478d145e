import type { SiteContent } from '../../content/site-content.ts';

/** What the form shows, of the content: all of it travels to the browser, so it is no more than that. */
export function leadFormContent({
  brand,
  language,
  leadForm,
  notices,
  organisations,
}: SiteContent) {
  return { language, words: leadForm, phone: brand.phone, organisations, notice: notices[0] };
}

export type LeadFormContent = ReturnType<typeof leadFormContent>;
export type LeadFormWords = LeadFormContent['words'];

import type { SiteContent } from '../../content/site-content.ts';

/** The part of the content that the form needs. It is serialized to the browser, so keep it minimal. */
export function leadFormContent({
  brand,
  language,
  leadForm,
  notices,
  organisations,
}: SiteContent) {
  return {
    language,
    words: leadForm,
    phone: brand.phone,
    organisations: organisations.map(({ label, options }) => ({
      label,
      // What differs for staff is known to the server.
      options: options.map((option) => (option.staffLabel ? { label: option.label } : option)),
    })),
    notice: notices[0],
  };
}

export type LeadFormContent = ReturnType<typeof leadFormContent>;
export type LeadFormWords = LeadFormContent['words'];

import type { SiteContent } from '../../content/site-content.ts';

/** The part of the content that the form needs. It is serialized to the browser, so keep it minimal. */
export function leadFormContent({
  brand,
  language,
  leadForm,
  notices,
  organisations,
}: SiteContent) {
  const { heading, fields, suggestedEmail, emailPlaceholder, orgTypePlaceholder, extraHint } =
    leadForm;
  const { submit, submitting, waiting, unsent, offline, offlineButton } = leadForm;
  const { missing, toMend, and, trap, success, failure } = leadForm;
  return {
    language,
    words: {
      ...{ heading, fields, suggestedEmail, emailPlaceholder, orgTypePlaceholder, extraHint },
      ...{ submit, submitting, waiting, unsent, offline, offlineButton },
      ...{ missing, toMend, and, trap, success, failure },
    },
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

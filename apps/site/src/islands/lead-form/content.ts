import type { SiteContent } from '../../content/site-content.ts';

/** What the form shows, of the content. */
export const leadFormContent = ({
  brand,
  language,
  leadForm,
  notices,
  organisations,
}: SiteContent) => ({
  language,
  words: leadForm,
  phone: brand.phone,
  organisations,
  notice: notices[0],
});

export type LeadFormContent = ReturnType<typeof leadFormContent>;

/** What its script says and sends: this travels to the browser, so it is no more than that. */
export function livingFormContent({
  language,
  words,
  phone,
  organisations,
  notice,
}: LeadFormContent) {
  const { fields, meantEmail, submit, submitting, waiting, unsent, offline, offlineButton } = words;
  const { missing, toMend, and, success, failure } = words;
  return {
    language,
    phone,
    organisations,
    consentVersion: notice.version,
    words: {
      ...{ fields, meantEmail, submit, submitting, waiting, unsent, offline, offlineButton },
      ...{ missing, toMend, and, success, failure },
    },
  };
}

export type LivingFormContent = ReturnType<typeof livingFormContent>;
export type LivingFormWords = LivingFormContent['words'];

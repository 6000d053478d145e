type Values = Readonly<Record<string, unknown>>;

/** Whether a change withdraws consent to marketing. */
export const isWithdrawn = (before: Values, changed: Values): boolean =>
  before.marketingConsent === true && changed.marketingConsent === false;

/** Whether a change ends a withdrawal, since the person has given consent again. */
export const isConsentRenewed = (before: Values, changed: Values): boolean =>
  Boolean(before.consentWithdrawnAt) && changed.consentWithdrawnAt === null;

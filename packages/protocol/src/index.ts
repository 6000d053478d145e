export { consentRecord, type ConsentRecord } from './consent.ts';
export { errorCodes, type ErrorCode, type Envelope, httpStatus, readEnvelope } from './envelope.ts';
export { type ClickId, clickIdIn, clickIdNames, clickIds } from './click-ids.ts';
export {
  type EnquiryField,
  type EnquiryFields,
  type StoredName,
  storedName,
  keysWith,
  type KeyWith,
  pick,
  type Rule,
  textOrEmpty,
  wireShape,
} from './enquiry-field.ts';
export { formFields, type FormName, type FormValues, type FormWords } from './form-fields.ts';
export { emailProblem, extractEmail, saysMoreThanEmail } from './email.ts';
export { suggestedEmail } from './email-error.ts';
export { arrivalFields, consentFields, typedFields } from './recorded-fields.ts';
export {
  deviceTypes,
  leadFields,
  leadPayload,
  specLeadKeys,
  type DeviceType,
  type LeadPayload,
} from './lead.ts';
export {
  normalizePhone,
  isPhone,
  readablePhone,
  extractPhone,
  phoneLength,
  phoneProblem,
} from './phone.ts';
export { foldDigits, plainSpelling } from './spelling.ts';
export { newReference, readReference, referenceFrom } from './reference.ts';
export { singleLine } from './single-line.ts';
export { slugFrom } from './slug.ts';
export { countCharacters, jsonWithoutControls, withoutControls } from './text.ts';
export { ARTICLE_PAGE_LIMIT, article, articleSortColumns, type Article } from './article.ts';
export { type RefusedLeads, refusedLeads, resendResult } from './refused-leads.ts';
export {
  registrationFields,
  registrationPayload,
  specRegistrationKeys,
  type RegistrationPayload,
} from './registration.ts';
export { type Arrival, hostOf, type Source, sourceOf, sources } from './source.ts';
export { firstSourceOf, lastArrivalOf, type Touches } from './touches.ts';
export {
  countedDay,
  type CountedEvent,
  countedEvents,
  siteCounts,
  type SiteCounts,
  type Tally,
} from './counts.ts';
export { type LaunchList, launchList } from './launch-list.ts';
export { missedSearches, type MissedSearches } from './missed-searches.ts';
export { countedWord, sourceDetail } from './counted-word.ts';
export {
  type HealthLevel,
  healthLevels,
  healthReport,
  isSiteReport,
  type HealthReason,
  type HealthReport,
  type SiteCheckName,
} from './health.ts';
export { CANARY_ACTION, CANARY_EVERY_HEADER, CANARY_HEADER } from './canary.ts';

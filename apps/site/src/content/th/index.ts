import { type Facts, fileFacts } from '../facts.ts';
import type { Language } from '../languages.ts';
import { sectionTexts } from '@clinicdee/brand/site-content';
import type { SectionName, SectionTexts } from '@clinicdee/protocol/site-content';
import { startedOn } from '../started-on.ts';
import { announcementOn } from './announcement.ts';
import { articleTexts } from './articles.ts';
import { brandOf } from './brand.ts';
import { claimsOf } from './claims.ts';
import { clinicsOf } from './clinics.ts';
import { consent } from './consent.ts';
import { contactOf } from './contact.ts';
import { busy, notFound, serverError } from './error-pages.ts';
import { footerOf, mobileBar, navigationOf, page, toasts, topBar } from './every-page.ts';
import { heroOf } from './hero.ts';
import { landingOf } from './landing.ts';
import { leadFormOf } from './lead-form.ts';
import { legal } from './legal/particulars.ts';
import { notices } from './notices.ts';
import { organisations } from './organisations.ts';
import { packagesOf } from './packages.ts';
import { privacyRequestOf } from './privacy-request.ts';
import { pricingOf } from './pricing.ts';
import { problemsOf } from './problems.ts';
import { promotionsOn } from './promotions.ts';
import { keptRegistrationOf, limitsOf, notConfiguredOf, refusalsOf } from './refusals.ts';
import { registrationOf } from './registration.ts';
import { resultsOf } from './results.ts';
import { visitOn } from './sample-clinic.ts';
import { registrationThanksOf, thanksOf } from './thanks.ts';
import { ticketOf } from './ticket.ts';
import {
  comparisonOf,
  equipmentOf,
  faqOf,
  featuresOf,
  reasonsOf,
  sectionTextsOf,
  storiesOf,
  userGroupsOf,
  workflowOf,
} from './sections.ts';
import { cardRegistration, lineReminder, queue, visitScene } from './views/counter.ts';
import {
  branchComparisonOf,
  dashboardOf,
  doctorFee,
  receiptOf,
  serviceProfit,
} from './views/money.ts';
import { stock } from './views/stock.ts';
import { appointments, opdCardOf } from './views/visit.ts';

const language: Language = 'th';

/**
 * Builds the Thai content from the editable facts.
 *
 * @param day today in Bangkok, for promotions and the product views: `2026-11-22`
 * @param builtIn the sentences of sections that the landing page hides
 */
export function thaiContent(facts: Facts, day: string, builtIn: SectionTexts = sectionTexts) {
  const visit = visitOn(day);
  const brand = brandOf(facts);
  const packages = packagesOf(facts, day);
  const claims = claimsOf(facts);
  const { 'user-groups': userGroupTexts, ...texts } = sectionTextsOf(facts, builtIn);
  const hero = heroOf(facts, brand, claims, packages);
  const clinics = clinicsOf(texts.clinics, facts, claims);
  const results = resultsOf(texts.results, claims);
  const stories = storiesOf(texts.results, facts);
  const equipment = equipmentOf(texts.equipment, facts);
  const isEmpty: Partial<Record<SectionName, boolean>> = {
    clinics: clinics.names.length + clinics.stats.length === 0,
    results: !results.lead && results.figures.length + stories.told.length === 0,
    equipment: equipment.devices.length === 0,
    faq: facts.questions.questions.length === 0,
  };
  const leadForm = leadFormOf(ticketOf(brand));
  const registration = registrationOf(brand, leadForm);
  const thanks = thanksOf(brand, leadForm);
  return {
    language,
    day,
    // Every page
    announcement: announcementOn(facts, day),
    brand,
    page,
    topBar,
    navigation: navigationOf(brand),
    mobileBar,
    footer: footerOf(brand),
    // The landing page, from top to bottom
    /** The visible sections in order; sections without content are skipped. */
    sections: facts.home.sections.flatMap(({ blockType }) =>
      isEmpty[blockType] ? [] : [blockType],
    ),
    /** The sections without content, which no page shows. */
    emptySections: (Object.keys(isEmpty) as SectionName[]).filter((name) => isEmpty[name]),
    landing: landingOf(facts, brand, packages, hero),
    // A section without figures is its sentences.
    ...texts,
    hero,
    reasons: reasonsOf(facts.home.hero),
    clinics,
    problems: problemsOf(texts.problems, visit),
    userGroups: userGroupsOf(userGroupTexts),
    features: featuresOf(texts.features),
    workflow: workflowOf(texts.workflow),
    results,
    stories,
    pricing: pricingOf(texts.pricing, packages),
    packages,
    promotions: promotionsOn(facts, packages, day),
    inclusions: texts.pricing.inclusions,
    comparison: comparisonOf(texts.pricing, facts),
    equipment,
    faq: faqOf(texts.faq, facts, packages),
    contact: contactOf(facts, brand),
    views: {
      dashboard: dashboardOf(visit),
      visitScene,
      lineReminder,
      branchComparison: branchComparisonOf(visit),
      serviceProfit,
      opdCard: opdCardOf(visit),
      doctorFee,
      queue,
      cardRegistration,
      appointments,
      receipt: receiptOf(visit),
      stock,
    },
    // The other pages
    articles: articleTexts,
    thesaurus: facts.thesaurus.groups,
    leadForm,
    organisations,
    notices,
    registration,
    thanks,
    registrationThanks: registrationThanksOf(brand, thanks, registration),
    legal,
    privacyRequest: privacyRequestOf(brand, leadForm),
    notFound,
    serverError,
    busy,
    // Error messages and outcomes
    refusals: refusalsOf(brand),
    limits: limitsOf(brand),
    keptRegistration: keptRegistrationOf(brand),
    notConfigured: notConfiguredOf(brand),
    consent,
    toasts,
  };
}

/** The Thai content of the repository's facts. */
export const th = thaiContent(fileFacts, startedOn);

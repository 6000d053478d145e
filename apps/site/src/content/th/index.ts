import type { Language } from '../languages.ts';
import { articleTexts } from './articles.ts';
import { brand } from './brand.ts';
import { busy } from './busy.ts';
import { canary } from './canary.ts';
import { clinics } from './clinics.ts';
import { comparison } from './comparison.ts';
import { consent } from './consent.ts';
import { contact } from './contact.ts';
import { equipment } from './equipment.ts';
import { faq } from './faq.ts';
import { features } from './features.ts';
import { footer } from './footer.ts';
import { health } from './health.ts';
import { hero } from './hero.ts';
import { inclusions } from './inclusions.ts';
import { landing } from './landing.ts';
import { leadForm } from './lead-form.ts';
import { legal } from './legal/particulars.ts';
import { mobileBar } from './mobile-bar.ts';
import { navigation } from './navigation.ts';
import { notFound } from './not-found.ts';
import { offline } from './offline.ts';
import { notices } from './notices.ts';
import { organisations } from './organisations.ts';
import { packages } from './packages.ts';
import { page } from './page.ts';
import { pricing } from './pricing.ts';
import { problems } from './problems.ts';
import { keptRegistration, notConfigured, refusals } from './refusals.ts';
import { reasons } from './reasons.ts';
import { refusedRequests } from './refused-requests.ts';
import { registration } from './registration.ts';
import { results } from './results.ts';
import { serverError } from './server-error.ts';
import { stories } from './stories.ts';
import { registrationThanks, thanks } from './thanks.ts';
import { thesaurus } from './thesaurus.ts';
import { toasts } from './toasts.ts';
import { topBar } from './top-bar.ts';
import { userGroups } from './user-groups.ts';
import { cardRegistration, lineReminder, queue, visitScene } from './views/counter.ts';
import { branchComparison, dashboard, doctorFee, receipt, serviceProfit } from './views/money.ts';
import { stock } from './views/stock.ts';
import { appointments, opdCard } from './views/visit.ts';
import { workflow } from './workflow.ts';

const language: Language = 'th';

/** The site in Thai: every word and figure that a page shows. */
export const th = {
  language,
  // What every page has
  brand,
  page,
  topBar,
  navigation,
  mobileBar,
  footer,
  // The landing page, from top to bottom
  landing,
  hero,
  reasons,
  clinics,
  problems,
  userGroups,
  features,
  workflow,
  results,
  stories,
  pricing,
  packages,
  inclusions,
  comparison,
  equipment,
  faq,
  contact,
  views: {
    dashboard,
    visitScene,
    lineReminder,
    branchComparison,
    serviceProfit,
    opdCard,
    doctorFee,
    queue,
    cardRegistration,
    appointments,
    receipt,
    stock,
  },
  // The other pages
  articles: articleTexts,
  thesaurus,
  leadForm,
  organisations,
  notices,
  registration,
  thanks,
  registrationThanks,
  legal,
  notFound,
  offline,
  refusedRequests,
  serverError,
  busy,
  // What pages and calls say when something happens
  refusals,
  keptRegistration,
  notConfigured,
  consent,
  toasts,
  // What is said to whoever runs the site
  health,
  canary,
};

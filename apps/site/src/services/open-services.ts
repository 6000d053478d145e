import { LRUCache } from 'lru-cache';
import { contentSite } from '../content-site/content-site.ts';
import { openArticleService } from '../articles/open-article-service.ts';
import type { Endpoint } from '../http/endpoint.ts';
import type { Log } from '../http/log.ts';
import { limitsOfCounting, limitsOfWriting, RateLimit } from '../http/rate-limit.ts';
import { ErasureGuard, eraseHourly } from '../erasure.ts';
import { ConsentRepository } from '../consent/consent-repository.ts';
import { mainLanguage } from '../content/languages.ts';
import { contentFor, contentOf } from '../content/site-content.ts';
import { SiteContentService, type RenderPages } from '../site-content-sync/site-content-service.ts';
import { COUNT_SETUP, CountRepository } from '../analytics/count-repository.ts';
import { MissedSearches } from '../analytics/missed-searches.ts';
import type { CountService } from '../analytics/receive.ts';
import { SiteDisk } from '../storage/site-disk.ts';
import type { Environment } from '../environment/environment.ts';
import { LeadJournal } from '../leads/journal.ts';
import { openLeadService } from '../leads/open-lead-service.ts';
import { eraseOldLeads } from '../leads/retention.ts';
import { REMEMBERED_FORMS } from '../http/form-request.ts';
import { handOverWithdrawal } from '../privacy-requests/receive.ts';
import { Withdrawals } from '../privacy-requests/withdrawals.ts';
import { answerCache } from '../registrations/receive.ts';
import { registrationApi } from '../registrations/registration-api.ts';
import { sharePictures } from '../share/share-pictures.ts';

/** Limit of reports per address. High, since many phones share one address. */
const COUNTS_PER_MINUTE = 240;
/** Limit of counted searches without results per address. */
const MISSED_PER_MINUTE = 10;

interface Options {
  environment: Environment;
  log: Log;
  /** Called when articles have changed. */
  onArticlesChanged: () => void;
  /** Renders the pages for changed site content. */
  renderPages: RenderPages;
  /** Called when campaign pages have changed. */
  onCampaignPages: () => void;
}

/** Opens all services, in production and development. @throws Error when the data folder cannot be used */
export function openServices({
  environment,
  log,
  onArticlesChanged,
  renderPages,
  onCampaignPages,
}: Options) {
  const { dataDir, leadsPerMinute, officeOrigin, leadsAdminKey, siteUrl, analyticsKey, tags } =
    environment;
  const journal = new LeadJournal(dataDir, log);
  const disk = new SiteDisk(dataDir, log, (...opened) => journal.reconcile(...opened));
  const database = disk.connect();
  const reading = disk.connect({ reads: true });
  const erasure = new ErasureGuard(database, log);
  const counting = disk.connect({ setup: COUNT_SETUP });
  const countService: CountService = {
    repository: new CountRepository(counting),
    missed: new MissedSearches({
      database: counting,
      log,
      rateLimit: new RateLimit(limitsOfCounting(MISSED_PER_MINUTE)),
    }),
    hasArticle: (slug) =>
      counting.prepare('SELECT 1 FROM articles WHERE slug = ?').get(slug) !== undefined,
    hasCampaign: (slug) => siteContent.campaignPages.some((page) => page.slug === slug),
    contentFor,
    rateLimit: new RateLimit(limitsOfCounting(COUNTS_PER_MINUTE)),
    siteUrl,
    log,
  };
  const stopErasing = eraseHourly(log, () => {
    const keptDays = environment.leadRetentionDays;
    if (!eraseOldLeads({ database, journal, guard: erasure, log, keptDays })) return;
    countService.repository.erase();
    countService.missed.erase();
  });
  const leads = openLeadService({
    writing: database,
    sending: reading,
    journal,
    environment,
    log,
    contentFor,
  });
  const articles = openArticleService(
    { reading, writing: database },
    environment,
    log,
    () => contentOf(mainLanguage),
    onArticlesChanged,
  );
  const { contentSite: content } = environment;
  const stopping = new AbortController();
  const siteContent = new SiteContentService({
    reading,
    writing: database,
    log,
    site: content?.hasSiteContent ? contentSite(content, stopping.signal) : undefined,
    intervalMs: content?.intervalMs ?? 0,
    renderPages,
    onCampaignPages,
  });
  const endpoint = (): Endpoint => ({
    contentFor,
    rateLimit: new RateLimit(limitsOfWriting(leadsPerMinute)),
    siteUrl,
    log,
  });
  const office = environment.privacyRequests;
  const withdrawals = new Withdrawals({
    database,
    ...endpoint(),
    office,
    handOver: (withdrawal) => handOverWithdrawal(office, withdrawal),
  });

  const services: Omit<App.Locals, 'contents'> = {
    leadService: leads.service,
    registrationService: {
      ...endpoint(),
      api: environment.registrationApi && registrationApi(environment.registrationApi),
      answers: answerCache(),
      staffContent: () => contentOf(mainLanguage),
      recentRegistrations: new LRUCache({ max: REMEMBERED_FORMS }),
      keepAsLead: leads.keepRegistration,
    },
    privacyRequestService: {
      ...endpoint(),
      office,
      sent: new LRUCache({ max: REMEMBERED_FORMS }),
    },
    withdrawals,
    consentService: { ...endpoint(), repository: new ConsentRepository(database), tags },
    countService,
    cspReportService: endpoint(),
    articleService: articles.service,
    siteContentService: siteContent,
    answerSharePicture: sharePictures({
      readCover: (file) => articles.service.pictures.read(file),
      log,
    }),
    officeOrigin,
    leadsAdminKey,
    siteUrl,
    analyticsKey,
  };
  /** Waits for deliveries in flight, aborts the article sync, then closes the files. */
  const close = async () => {
    stopping.abort();
    await Promise.all([leads.close(), articles.close(), siteContent.close(), withdrawals.close()]);
    stopErasing();
    disk.close();
    journal.close();
  };
  return {
    services,
    disk,
    erasure,
    leads: leads.health,
    warmSearch: articles.warmSearch,
    close,
  };
}

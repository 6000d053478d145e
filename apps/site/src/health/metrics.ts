import { gauge, measureReadiness, measureRequests } from '@clinicdee/protocol/http/metrics';
import type { Readiness } from '@clinicdee/protocol/http/readiness';
import { Counter, Registry } from 'prom-client';
import type { AttemptResult } from '../leads/delivery.ts';
import type { ArticleService } from '../articles/open-article-service.ts';
import type { LeadHealth, LeadWatch } from '../leads/open-lead-service.ts';

const results: readonly AttemptResult[] = ['acknowledged', 'unreachable', 'refused', 'failed'];

/** Sources of a response. */
const sources = ['files', 'cache', 'render'] as const;

/** Sources of the metrics that are computed on every scrape. */
export interface Measured {
  outbox: Pick<LeadHealth['outbox'], 'queue'>;
  articles: Pick<ArticleService, 'copiedAt'>;
  readiness: Readiness;
}

/** Prometheus metrics of the site. Labels never contain visitor input. */
export class Metrics implements Pick<LeadWatch, 'attempted' | 'registrationKept'> {
  readonly registry = new Registry();
  /** Records a response: method, route pattern, status and seconds. */
  readonly answered = measureRequests(this.registry);
  readonly #pages = new Counter({
    name: 'site_pages_total',
    help: 'Answers to GET and HEAD: built files, kept pages (cache), or made for the request (render)',
    labelNames: ['from'],
    registers: [this.registry],
  });
  readonly #attempts = new Counter({
    name: 'site_lead_deliveries_total',
    help: 'Attempts to deliver a lead, by how they ended',
    labelNames: ['result'],
    registers: [this.registry],
  });
  readonly #keptRegistrations = new Counter({
    name: 'site_registrations_kept_total',
    help: 'Registrations stored as leads because the registration API did not answer',
    registers: [this.registry],
  });
  readonly #violations = new Counter({
    name: 'site_csp_reports_total',
    help: 'Reports of violations of the Content-Security-Policy',
    registers: [this.registry],
  });

  constructor() {
    // Start at 0, so that Prometheus sees the first event as an increase.
    for (const result of results) this.#attempts.inc({ result }, 0);
    for (const from of sources) this.#pages.inc({ from }, 0);
  }

  from(from: (typeof sources)[number]): void {
    this.#pages.inc({ from });
  }

  attempted(result: AttemptResult): void {
    this.#attempts.inc({ result });
  }

  registrationKept(): void {
    this.#keptRegistrations.inc();
  }

  policyViolated(): void {
    this.#violations.inc();
  }

  /** Registers the gauges that are computed on every scrape. */
  measure({ articles, outbox, readiness }: Measured): void {
    const help = 'Leads that have not arrived: waiting, or refused and set aside';
    gauge(this.registry, 'site_outbox_leads', help, ['state'], () => {
      const { waiting, refused } = outbox.queue();
      return [
        [{ state: 'waiting' }, waiting],
        [{ state: 'refused' }, refused],
      ];
    });
    const age = (name: string, meaning: string, since: () => number | undefined) =>
      gauge(this.registry, name, meaning, [], () => {
        const at = since();
        return at === undefined ? [] : [[{}, Math.max(0, (Date.now() - at) / 1000)]];
      });
    age(
      'site_outbox_oldest_seconds',
      'Age of the oldest lead that waits; 0 for none',
      () => outbox.queue().waitingSince ?? Date.now(),
    );
    age('site_articles_sync_age_seconds', 'Since the articles were last seen whole', () =>
      articles.copiedAt(),
    );
    measureReadiness(this.registry, 'site', readiness);
  }
}

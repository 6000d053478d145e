import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Readiness } from '@clinicdee/protocol/http/readiness';
import type { AttemptResult } from '../leads/delivery.ts';
import type { ArticleService } from '../articles/open-article-service.ts';
import type { LeadHealth, LeadWatch } from '../leads/open-lead-service.ts';
import type { SharePictures } from '../share/share-pictures.ts';

/** In seconds. A cached page takes 0.1 ms, a rendered page tens of milliseconds, an API call up to seconds. */
const BUCKETS = [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

const methods = new Set(['GET', 'HEAD', 'POST']);
const results: readonly AttemptResult[] = ['acknowledged', 'unreachable', 'refused', 'failed'];

/** Sources of a response. */
const sources = ['files', 'cache', 'render'] as const;

/** Sources of the metrics that are computed on every scrape. */
export interface Measured {
  leads: LeadHealth;
  articles: Pick<ArticleService, 'copiedAt'>;
  pictures: Pick<SharePictures, 'failing'>;
  readiness: Readiness;
}

/** Prometheus metrics of the site. Labels never contain visitor input. */
export class Metrics implements Pick<LeadWatch, 'attempted' | 'registrationKept'> {
  readonly #registry = new Registry();
  readonly #requests = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Requests by route, method and status',
    labelNames: ['route', 'method', 'status'],
    buckets: BUCKETS,
    registers: [this.#registry],
  });
  readonly #pages = new Counter({
    name: 'site_pages_total',
    help: 'Answers to GET and HEAD: built files, kept pages (cache), or made for the request (render)',
    labelNames: ['from'],
    registers: [this.#registry],
  });
  readonly #attempts = new Counter({
    name: 'site_lead_deliveries_total',
    help: 'Attempts to deliver a lead, by how they ended',
    labelNames: ['result'],
    registers: [this.#registry],
  });
  readonly #keptRegistrations = new Counter({
    name: 'site_registrations_kept_total',
    help: 'Registrations stored as leads because the registration API did not answer',
    registers: [this.#registry],
  });
  readonly #violations = new Counter({
    name: 'site_csp_reports_total',
    help: 'Reports of violations of the Content-Security-Policy',
    registers: [this.#registry],
  });

  constructor() {
    collectDefaultMetrics({ register: this.#registry });
    // Start at 0, so that Prometheus sees the first event as an increase.
    for (const result of results) this.#attempts.inc({ result }, 0);
    for (const from of sources) this.#pages.inc({ from }, 0);
  }

  /**
   * Records a response.
   *
   * @param route the route pattern, never the requested path, to bound the number of labels
   */
  answered(method: string, route: string, status: number, seconds: number): void {
    // Clients may invent any number of methods.
    const known = methods.has(method) ? method : 'other';
    this.#requests.observe({ route, method: known, status }, seconds);
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

  /** Registers the gauges that are computed on every scrape. One that fails, as on a lost disk, is left out. */
  measure({ articles, leads, pictures, readiness }: Measured): void {
    const registers = [this.#registry];
    /** @param values each with its labels; none when it is not known */
    const gauges = (
      name: string,
      help: string,
      labelNames: string[],
      values: () =>
        [Record<string, string>, number][] | Promise<[Record<string, string>, number][]>,
    ) =>
      new Gauge({
        ...{ name, help, labelNames, registers },
        async collect() {
          this.reset();
          // Resetting a gauge without labels sets it to 0.
          if (labelNames.length === 0) this.remove();
          try {
            for (const [labels, value] of await values()) this.set(labels, value);
          } catch {
            // An error would leave out all metrics.
          }
        },
      });
    const gauge = (name: string, help: string, value: () => number | undefined | Promise<number>) =>
      gauges(name, help, [], async () => {
        const known = await value();
        return known === undefined ? [] : [[{}, known]];
      });
    gauges(
      'site_outbox_leads',
      'Leads that have not arrived: waiting, or refused and set aside',
      ['state'],
      () => {
        const { waiting, refused } = leads.outbox.queue();
        return [
          [{ state: 'waiting' }, waiting],
          [{ state: 'refused' }, refused],
        ];
      },
    );
    gauge(
      'site_outbox_oldest_seconds',
      'Age of the oldest lead that waits; 0 for none',
      () => ageOf(leads.outbox.queue().waitingSince) ?? 0,
    );
    gauge('site_lead_api_reachable', 'Whether the lead API took what it was sent last', () =>
      Number(leads.deliveryProblem() === undefined),
    );
    gauge('site_articles_sync_age_seconds', 'Since the articles were last seen whole', () =>
      ageOf(articles.copiedAt()),
    );
    gauge(
      'site_share_pictures_failing',
      'Pictures of shared links that cannot be drawn',
      () => pictures.failing().count,
    );
    const { canary } = leads;
    if (canary) {
      gauge('site_canary_late', 'Whether the lead that the site sends itself is late', () =>
        Number(canary.lateSince() !== undefined),
      );
      gauge('site_canary_arrived_seconds', 'Since the last of them arrived', () =>
        ageOf(canary.arrivedAt()),
      );
    }
    gauge('site_ready', 'Whether GET /readyz answers 200', async () =>
      Number((await readiness.report()).status === 'ready'),
    );
    gauges(
      'site_health_reason',
      'Why something is not as it should be, one for each reason of GET /readyz',
      ['check', 'code', 'level'],
      async () => {
        const { reasons } = await readiness.report();
        return reasons.map(({ check, code, level }) => [{ check, code, level }, 1]);
      },
    );
  }

  /** Responds with all metrics in Prometheus text format. */
  async answer(): Promise<Response> {
    return new Response(await this.#registry.metrics(), {
      headers: { 'content-type': this.#registry.contentType, 'cache-control': 'no-store' },
    });
  }
}

/** Seconds since a time; 0 for one in the future. */
const ageOf = (at: number | undefined) =>
  at === undefined ? undefined : Math.max(0, (Date.now() - at) / 1000);

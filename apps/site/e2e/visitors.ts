import { packages } from '@clinicdee/brand/packages';

/** Simulated people who arrive at a steady rate. */
class Arrivals {
  readonly #timer: NodeJS.Timeout;
  readonly #pending: Promise<void>[] = [];

  /** @param visit the requests of one person, given the number of earlier arrivals */
  constructor(intervalMs: number, visit: (index: number) => Promise<void>) {
    this.#timer = setInterval(() => this.#pending.push(visit(this.#pending.length)), intervalMs);
  }

  /** Stops the arrivals and waits for the pending requests. */
  async leave(): Promise<void> {
    clearInterval(this.#timer);
    await Promise.all(this.#pending);
  }
}

/** Visitors who send leads and registrations, each from another IP address. */
export class Visitors {
  readonly #url: string;
  readonly #arrivals: Arrivals;
  sent = 0;
  slowestMs = 0;
  readonly references: string[] = [];
  readonly answers: Record<string, number> = {};
  /** Registrations: the references given with success (`taken`) and with the error page (`kept` as a lead). */
  readonly registrations = {
    sent: 0,
    taken: [] as string[],
    kept: [] as string[],
    answers: {} as Record<string, number>,
  };

  constructor(url: string, intervalMs: number) {
    this.#url = url;
    this.#arrivals = new Arrivals(intervalMs, async (index) => {
      this.sent++;
      await Promise.all([this.#send(index), index % 4 === 0 && this.#register(index)]);
    });
  }

  leave = () => this.#arrivals.leave();

  async #send(index: number): Promise<void> {
    const started = performance.now();
    const { status, reference } = await this.#post('/api/leads', index, {
      organization_type: 'จิตเวช',
      description: '',
    });
    this.slowestMs = Math.max(this.slowestMs, performance.now() - started);
    this.answers[status] = (this.answers[status] ?? 0) + 1;
    if (reference) this.references.push(reference);
  }

  async #register(index: number): Promise<void> {
    const { registrations } = this;
    registrations.sent++;
    const { status, reference } = await this.#post('/api/v2/register', index, {
      clinic_name: `คลินิก ${index}`,
      package: packages.at(-1)?.code ?? '',
      branches: String((index % 9) + 1),
      description: '',
    });
    registrations.answers[status] = (registrations.answers[status] ?? 0) + 1;
    if (reference) (status === '200' ? registrations.taken : registrations.kept).push(reference);
  }

  async #post(call: string, index: number, fields: object) {
    const response = await fetch(this.#url + call, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'idempotency-key': `form-fill-${index}-of-the-outage`,
        'x-forwarded-for': `198.18.${(index >> 8) & 255}.${index & 255}`,
      },
      body: JSON.stringify({
        fullname: `ผู้ส่ง ${index}`,
        phone: `08${String(10_000_000 + index)}`,
        email: `visitor-${index}@clinic.example`,
        ...fields,
      }),
    }).catch(() => undefined);
    const body = (await response?.json().catch(() => undefined)) as
      { reference?: string } | undefined;
    return { status: response ? String(response.status) : 'none', ...body };
  }
}

/** Readers who request pages, pictures and assets in turn. */
export class Readers {
  readonly #url: string;
  readonly #arrivals: Arrivals;
  /** The number of answers by status; `none` without an answer. */
  readonly answers: Record<string, number> = {};
  /** Every answer other than 200, with the milliseconds since the start. */
  readonly faults: { ms: number; address: string; status: string }[] = [];
  readonly #since = performance.now();

  constructor(url: string, addresses: readonly string[], intervalMs: number) {
    this.#url = url;
    this.#arrivals = new Arrivals(intervalMs, (index) =>
      this.#open(addresses[index % addresses.length] ?? '/'),
    );
  }

  leave = () => this.#arrivals.leave();

  async #open(address: string): Promise<void> {
    const response = await fetch(this.#url + address).catch(() => undefined);
    const text = await response?.text().catch(() => undefined);
    const status = response && text !== undefined ? String(response.status) : 'none';
    this.answers[status] = (this.answers[status] ?? 0) + 1;
    const ms = Math.round(performance.now() - this.#since);
    if (status !== '200') this.faults.push({ ms, address, status });
  }
}

/** Addresses of pages, articles, pictures and assets. */
export async function addressesOf(url: string): Promise<string[]> {
  const text = async (address: string) => (await fetch(url + address)).text();
  const [landing, list, map] = await Promise.all(['/', '/articles', '/sitemap.xml'].map(text));
  const found = (of: string | undefined, pattern: RegExp) =>
    Array.from((of ?? '').matchAll(pattern), ([, address = '']) => address);
  const articles = found(map, /<loc>https?:\/\/[^/]+(\/articles\/detail\/[^<]+)<\/loc>/g);
  return [
    '/',
    '/articles',
    '/register',
    '/pdpa',
    '/sitemap.xml',
    '/articles?q=คลินิก',
    ...articles.slice(0, 4),
    ...found(list, /(\/pictures\/[\w.-]+)/g).slice(0, 3),
    ...found(landing, /(\/_astro\/[\w.-]+)/g).slice(0, 3),
  ];
}

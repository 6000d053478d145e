import { packages } from '@clinicdee/brand/packages';
import { Arrivals } from './arrivals.ts';

/** Visitors who send leads and registrations, each from another IP address. */
export class Visitors extends Arrivals {
  readonly #url: string;
  sent = 0;
  slowestMs = 0;
  readonly references: string[] = [];
  readonly answers: Record<string, number> = {};
  /** Registrations: the references given with success (`taken`) and with the error page (`kept` as a lead). */
  readonly registrations = {
    ...{ sent: 0, taken: [] as string[], kept: [] as string[] },
    answers: {} as Record<string, number>,
  };

  constructor(url: string, intervalMs: number) {
    super(intervalMs);
    this.#url = url;
  }

  protected override visits(index: number): Promise<void>[] {
    this.sent++;
    return [this.#send(index), ...(index % 4 === 0 ? [this.#register(index)] : [])];
  }

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

import { setTimeout as sleep } from 'node:timers/promises';
import { packages } from '@clinicdee/brand/packages';

/** Visitors who send leads and registrations one after the other, each from another IP address. */
export class Visitors {
  readonly #url: string;
  readonly #all: Promise<unknown>;
  #isOver = false;
  sent = 0;
  /** The number of answers to leads by status; `none` without an answer. */
  readonly answers: Record<string, number> = {};
  readonly references: string[] = [];
  /** Registrations: the references given with success (`taken`) and with the error page (`kept` as a lead). */
  readonly registrations = { sent: 0, taken: [] as string[], kept: [] as string[] };

  /** @param pauseMs between an answer and the next lead; four times as long between registrations */
  constructor(url: string, pauseMs: number) {
    this.#url = url;
    this.#all = Promise.all([
      this.#repeat(pauseMs, (index) => this.#sendLead(index)),
      this.#repeat(4 * pauseMs, (index) => this.#register(index)),
    ]);
  }

  /** Sends no more, and waits for the pending requests. */
  async leave(): Promise<void> {
    this.#isOver = true;
    await this.#all;
  }

  async #repeat(pauseMs: number, send: (index: number) => Promise<void>): Promise<void> {
    for (let index = 0; !this.#isOver; index++) {
      await send(index);
      await sleep(pauseMs);
    }
  }

  async #sendLead(index: number): Promise<void> {
    this.sent++;
    const { status, reference } = await this.#post('/api/leads', index, {
      organization_type: 'จิตเวช',
    });
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
    });
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
        description: '',
        ...fields,
      }),
    }).catch(() => undefined);
    const body = (await response?.json().catch(() => undefined)) as
      { reference?: string } | undefined;
    return { status: response ? String(response.status) : 'none', ...body };
  }
}

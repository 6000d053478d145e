import { setTimeout as sleep } from 'node:timers/promises';
import { packages } from '@clinicdee/brand/packages';

/** Does something again after each pause. @returns a function that ends it and waits for the last time */
export function repeat(pauseMs: number, work: (index: number) => Promise<void>) {
  const end = new AbortController();
  const all = (async () => {
    for (let index = 0; !end.signal.aborted; index++) {
      await work(index);
      await sleep(pauseMs);
    }
  })();
  return () => {
    end.abort();
    return all;
  };
}

/** Visitors who send leads and registrations one after the other, each from another IP address. */
export class Visitors {
  sent = 0;
  /** The number of answers to leads by status; `none` without an answer. */
  readonly answers: Record<string, number> = {};
  readonly references: string[] = [];
  /** Registrations: the references given with success (`taken`) and with the error page (`kept` as a lead). */
  readonly registrations = { sent: 0, taken: [] as string[], kept: [] as string[] };
  /** Sends no more, and waits for the pending requests. */
  readonly leave: () => Promise<unknown>;

  /** @param pauseMs between an answer and the next lead; four times as long between registrations */
  constructor(url: string, pauseMs: number) {
    const { answers, references, registrations } = this;
    const ends = [
      repeat(pauseMs, async (index) => {
        this.sent++;
        const type = { organization_type: 'จิตเวช' };
        const { status, reference } = await post(`${url}/api/leads`, index, type);
        answers[status] = (answers[status] ?? 0) + 1;
        if (reference) references.push(reference);
      }),
      repeat(4 * pauseMs, async (index) => {
        registrations.sent++;
        const { status, reference } = await post(`${url}/api/v2/register`, index, {
          clinic_name: `คลินิก ${index}`,
          package: packages.at(-1)?.code ?? '',
          branches: String((index % 9) + 1),
        });
        if (reference)
          (status === '200' ? registrations.taken : registrations.kept).push(reference);
      }),
    ];
    this.leave = () => Promise.all(ends.map((end) => end()));
  }
}

async function post(address: string, index: number, fields: object) {
  const response = await fetch(address, {
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
  return { status: String(response?.status ?? 'none'), ...body };
}

import type { Payload } from 'payload';
import { statuses } from '../src/enquiries/statuses.ts';

/** A lead as the database has it. */
export interface StoredLead {
  status: string;
  source: string | null;
  referrer: string;
  utmSource: string;
  utmCampaign: string | null;
  isSuspected: boolean | null;
  createdAt: string;
  firstContactedAt: string | null;
}

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const sources = ['google', 'line', 'facebook_ads', 'referral', 'campaign', 'direct', 'tiktok'];

/**
 * Leads of the last hundred days as an office comes to have them: in every status, won and never noted as
 * called, called before they were kept, suspected and not, of every source and of none. The same every
 * time.
 */
export function oddLeads(count: number, now: number): StoredLead[] {
  let seed = 1;
  const below = (most: number) => (seed = (seed * 48_271) % 2_147_483_647) % most;
  return Array.from({ length: count }, () => {
    const created = now - below(100) * DAY - below(DAY);
    const status = statuses[below(statuses.length)]?.value ?? 'new';
    const isCalled = !['new', 'not_reached'].includes(status) && below(10) > 0;
    return {
      status,
      source: sources[below(sources.length + 2)] ?? [null, 'unknown'][below(2)] ?? null,
      referrer: `https://www.${['pantip', 'blognone', 'wongnai'][below(3)] ?? ''}.com/topic`,
      utmSource: ['Clinic-Expo', 'zendesk'][below(2)] ?? '',
      utmCampaign: [null, '', 'เปิดปี', ' เปิดปี', 'a@b.co', 'งานคลินิก'][below(6)] ?? null,
      isSuspected: [true, false, null][below(3)] ?? null,
      createdAt: new Date(created).toISOString(),
      // Now and then before it was received: two clocks.
      firstContactedAt: isCalled
        ? new Date(Math.min(now, created + below(6 * DAY) - 30 * MINUTE)).toISOString()
        : null,
    };
  });
}

const AT_ONCE = 500;

/** Puts leads straight into the database, in either dialect. */
export async function store(payload: Payload, leads: readonly StoredLead[]): Promise<void> {
  for (let first = 0; first < leads.length; first += AT_ONCE) {
    const values = leads.slice(first, first + AT_ONCE).map((lead, index) => {
      const own = { reference: `T${first + index}`, fullname: 'ก', phone: '0812345678' };
      const { createdAt, firstContactedAt, isSuspected, ...rest } = lead;
      const row = [own.reference, own.fullname, own.phone, createdAt, createdAt, firstContactedAt];
      const texts = [rest.status, rest.source, rest.referrer, rest.utmSource, rest.utmCampaign];
      return `(${[...row, ...texts].map(quoted).join(', ')}, ${String(isSuspected)})`;
    });
    await sql(
      payload,
      `INSERT INTO leads (reference, fullname, phone, created_at, updated_at, first_contacted_at,
         status, source, referrer, utm_source, utm_campaign, is_suspected) VALUES ${values.join(', ')}`,
    );
  }
}

/** Asks the database itself. */
export async function sql(payload: Payload, raw: string): Promise<Record<string, unknown>[]> {
  const { db } = payload as unknown as { db: SqlDatabase };
  return (await db.execute({ drizzle: db.drizzle, raw })).rows;
}

interface SqlDatabase {
  drizzle: unknown;
  execute: (statement: {
    drizzle: unknown;
    raw: string;
  }) => Promise<{ rows: Record<string, unknown>[] }>;
}

const quoted = (text: string | null) =>
  text === null ? 'NULL' : `'${text.replaceAll("'", "''")}'`;

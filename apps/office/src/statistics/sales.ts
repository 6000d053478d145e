import { countedWord, type Source, sourceDetail, sources } from '@clinicdee/protocol';
import type { Payload } from 'payload';
import { type Countable, isCounted } from '../enquiries/figures.ts';
import { enquiriesSince } from '../enquiries/recent.ts';
import { isWaiting } from '../enquiries/statuses.ts';

/** Number of leads, and of those that became customers. */
export interface Outcome {
  leads: number;
  won: number;
}

/** Anonymous figures of the leads received in a period, without spam. */
export interface Sales extends Outcome {
  /** Number of leads contacted. */
  contacted: number;
  /** By first source, keyed by {@link sourceKey}; adds up to all leads. */
  bySource: ReadonlyMap<string, Outcome>;
  /** By campaign, as the site counts it; empty without campaign. Adds up to all leads. */
  byCampaign: ReadonlyMap<string, Outcome>;
}

interface Attributed extends Countable {
  utmSource?: string | null;
  referrer?: string | null;
}

/** Returns the figures of the leads received since a time. */
export async function salesSince(payload: Payload, since: Date): Promise<Sales> {
  const fields = [
    'createdAt',
    'firstContactedAt',
    'status',
    'isSuspected',
    'source',
    'utmSource',
    'utmCampaign',
    'referrer',
  ] as const;
  return salesOf(await enquiriesSince(payload, { collection: 'leads', since, fields }));
}

/** Computes the figures of leads. */
export function salesOf(leads: readonly Attributed[]): Sales {
  const counted = leads.filter(isCounted);
  return {
    ...outcomeOf(counted),
    contacted: counted.filter(wasContacted).length,
    bySource: outcomesBy(counted, (lead) => {
      const source = sources.find((known) => known === lead.source) ?? 'unknown';
      const touch = { utm_source: lead.utmSource ?? '', referrer: lead.referrer ?? '' };
      return sourceKey(source, sourceDetail(source, touch));
    }),
    byCampaign: outcomesBy(counted, ({ utmCampaign }) => countedWord(utmCampaign ?? '')),
  };
}

/** Joins a source and its detail into a map key. */
export const sourceKey = (source: Source, detail: string): string => `${source} ${detail}`;

/** A lost lead may never have been reached; any other that no longer waits was contacted. */
const wasContacted = ({ firstContactedAt, status }: Countable) =>
  Boolean(firstContactedAt) || (!isWaiting(status) && status !== 'lost');

const outcomeOf = (leads: readonly Countable[]): Outcome => ({
  leads: leads.length,
  won: leads.filter(({ status }) => status === 'won').length,
});

const outcomesBy = <Lead extends Countable>(leads: readonly Lead[], name: (lead: Lead) => string) =>
  new Map([...Map.groupBy(leads, name)].map(([key, group]) => [key, outcomeOf(group)]));

import { countedWord, type Source, sourceDetail, sources } from '@clinicdee/protocol';
import type { Payload } from 'payload';
import { type Countable, isCounted } from '../enquiries/figures.ts';
import { enquiriesSince } from '../enquiries/recent.ts';
import { isWaiting } from '../enquiries/statuses.ts';

/** How many leads, and how many of them became customers since. */
export interface Outcome {
  leads: number;
  won: number;
}

/** What became of the leads received in a period, spam left out; names nobody. */
export interface Sales extends Outcome {
  /** How many of them somebody has talked to. */
  contacted: number;
  /** By first source, under {@link sourceKey}; all of them together are all leads. */
  bySource: ReadonlyMap<string, Outcome>;
  /** By campaign as the site counts it, empty where there was none; all together are all leads. */
  byCampaign: ReadonlyMap<string, Outcome>;
}

interface Attributed extends Countable {
  utmSource?: string | null;
  referrer?: string | null;
}

/** Counts the leads received since a moment. */
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

/** Counts what became of these leads. */
export function salesOf(leads: readonly Attributed[]): Sales {
  const counted = leads.filter(isCounted);
  return {
    ...outcomeOf(counted),
    contacted: counted.filter(wasContacted).length,
    bySource: outcomesBy(counted, (lead) => {
      const source = sources.find((one) => one === lead.source) ?? 'unknown';
      const touch = { utm_source: lead.utmSource ?? '', referrer: lead.referrer ?? '' };
      return sourceKey(source, sourceDetail(source, touch));
    }),
    byCampaign: outcomesBy(counted, ({ utmCampaign }) => countedWord(utmCampaign ?? '')),
  };
}

/** A source and what it was called, as one word. */
export const sourceKey = (source: Source, detail: string): string => `${source} ${detail}`;

/** A lost one may never have been reached; any other that waits no more has been talked to. */
const wasContacted = ({ firstContactedAt, status }: Countable) =>
  Boolean(firstContactedAt) || (!isWaiting(status) && status !== 'lost');

const outcomeOf = (leads: readonly Countable[]): Outcome => ({
  leads: leads.length,
  won: leads.filter(({ status }) => status === 'won').length,
});

const outcomesBy = <Lead extends Countable>(leads: readonly Lead[], name: (lead: Lead) => string) =>
  new Map([...Map.groupBy(leads, name)].map(([key, group]) => [key, outcomeOf(group)]));

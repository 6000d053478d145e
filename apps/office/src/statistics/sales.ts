import { countedWord, sourceDetail } from '@clinicdee/protocol';
import { type Countable, isCounted } from '../enquiries/figures.ts';
import { type Source, sourceLabel, sources } from '../enquiries/source.ts';
import { isWaiting } from '../enquiries/statuses.ts';

/** Number of leads, and of those that became customers. */
export interface Outcome {
  leads: number;
  won: number;
}

/** Anonymous figures of the leads received in a period, without spam. */
export type Sales = ReturnType<typeof salesOf>;

/** Computes the figures of leads; those by source and by campaign each add up to all of them. */
export function salesOf(leads: readonly Countable[]) {
  const counted = leads.filter(isCounted);
  return {
    ...outcomeOf(counted),
    contacted: counted.filter(wasContacted).length,
    bySource: outcomesBy(counted, (lead) => {
      const source = sources.find(({ value }) => value === lead.source)?.value ?? 'unknown';
      const touch = { utm_source: lead.utmSource ?? '', referrer: lead.referrer ?? '' };
      return sourceName(source, sourceDetail(source, touch));
    }),
    byCampaign: outcomesBy(counted, ({ utmCampaign }) =>
      campaignName(countedWord(utmCampaign ?? '')),
    ),
  };
}

/** Names a source with its detail, in Thai; `other` stands for the details that the site does not list. */
export function sourceName(source: Source, detail: string): string {
  const label = sourceLabel(source);
  if (detail === '') return label;
  return `${label}: ${detail === 'other' ? 'อื่น ๆ' : detail}`;
}

/** Names a campaign as the site counts it: `other` is not listed, an empty one is none. */
export const campaignName = (campaign: string): string =>
  campaign === 'other' ? 'แคมเปญอื่น ๆ' : campaign || 'ไม่มีแคมเปญ';

/** A lost lead may never have been reached; any other that no longer waits was contacted. */
const wasContacted = ({ firstContactedAt, status }: Countable) =>
  Boolean(firstContactedAt) || (!isWaiting(status) && status !== 'lost');

const outcomeOf = (leads: readonly Countable[]): Outcome => ({
  leads: leads.length,
  won: leads.filter(({ status }) => status === 'won').length,
});

const outcomesBy = (leads: readonly Countable[], name: (lead: Countable) => string) =>
  new Map([...Map.groupBy(leads, name)].map(([key, group]) => [key, outcomeOf(group)]));

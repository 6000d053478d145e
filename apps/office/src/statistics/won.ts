import { countedWord, type Source, sourceDetail } from '@clinicdee/protocol';
import type { Payload } from 'payload';

/** Leads of a period that were won since, and by what they came. */
export interface Won {
  total: number;
  /** Under {@link sourceKey}. */
  bySource: ReadonlyMap<string, number>;
  byCampaign: ReadonlyMap<string, number>;
}

/** Counts what became customers among the leads received since a moment; names nobody. */
export async function wonSince(payload: Payload, start: Date): Promise<Won> {
  const { docs } = await payload.find({
    collection: 'leads',
    where: {
      and: [
        { status: { equals: 'won' } },
        { createdAt: { greater_than_equal: start.toISOString() } },
      ],
    },
    select: { source: true, utmSource: true, utmCampaign: true, referrer: true },
    depth: 0,
    pagination: false,
    overrideAccess: true,
  });
  return {
    total: docs.length,
    bySource: countBy(
      docs.map(({ source, utmSource, referrer }) => {
        const known = source ?? 'unknown';
        const touch = { utm_source: utmSource ?? '', referrer: referrer ?? '' };
        return sourceKey(known, sourceDetail(known, touch));
      }),
    ),
    byCampaign: countBy(docs.flatMap(({ utmCampaign }) => countedWord(utmCampaign ?? '') || [])),
  };
}

/** A source and what it was called, as one word. */
export const sourceKey = (source: Source, detail: string): string => `${source} ${detail}`;

function countBy(names: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return counts;
}

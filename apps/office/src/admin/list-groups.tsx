import type { ServerProps } from 'payload';
import { hasRole } from '../access/rules.ts';
import { chartStart, figures, groupingOf } from '../enquiries/figures.ts';
import { enquiriesSince } from '../enquiries/recent.ts';
import { isEnquiryCollection } from '../enquiries/subject.ts';
import { openingHours } from '../site-content/published.ts';
import { GroupTable, PeriodWords } from './dashboard/group-table.tsx';

interface Props extends ServerProps {
  collectionSlug?: string;
}

/** Shown above the list: the number of enquiries by source, each linked to its list. */
export async function ListGroups({ payload, user, params, searchParams, collectionSlug }: Props) {
  if (!hasRole(user, ['admin', 'sales']) || !isEnquiryCollection(collectionSlug)) return null;
  // The figures exclude the trash.
  if (params?.segments?.[2] === 'trash') return null;
  const by = groupingOf(searchParams?.by);
  const recent = await enquiriesSince(payload, collectionSlug, chartStart());
  const shown = figures(recent, by, await openingHours(payload));
  return (
    <details className="office-panel list-groups" open={searchParams?.by !== undefined}>
      <summary>จัดกลุ่มตามที่มา</summary>
      <PeriodWords figures={shown} collection={collectionSlug} />
      <GroupTable
        payload={payload}
        by={by}
        figures={shown}
        collection={collectionSlug}
        path={`/admin/collections/${collectionSlug}`}
      />
    </details>
  );
}

import type { CollectionSlug, DefaultServerCellComponentProps, Payload } from 'payload';
import { cache } from 'react';
import { recordsOf } from '../access/records.ts';
import type { Addressed } from '../articles/slug.ts';
import { textOf } from '../enquiries/details.ts';
import { waitingTime } from '../enquiries/elapsed.ts';
import { statusLabel } from '../enquiries/statuses.ts';
import { shortDay } from '../i18n/date-formats.ts';
import type { Lead } from '../payload-types.ts';
import { PhoneLink } from './phone-link.tsx';

/** The props of a list cell; Payload also renders cells without data or row while it builds a list. */
type Props = Partial<DefaultServerCellComponentProps>;

/** A calendar day. */
export function DayCell({ cellData }: Props) {
  if (typeof cellData !== 'string' || cellData === '') return null;
  return <time dateTime={cellData}>{shortDay(cellData)}</time>;
}

/** The title of a record, read once per page; whoever may read a list may read the titles in it. */
const titleOf = cache(async (payload: Payload, slug: CollectionSlug, id: number) => {
  const record = await recordsOf(payload).get(slug, id, { trash: true });
  return record && textOf(record, payload.collections[slug].config.admin.useAsTitle ?? 'id');
});

/** The title of a related record. Payload's own cell shows "there is none" until it has scrolled into view. */
export function RelationCell({ cellData, field, payload }: Props) {
  const relation =
    typeof cellData === 'number' && field && 'relationTo' in field
      ? { relationTo: field.relationTo, value: cellData }
      : (cellData as { relationTo?: unknown; value?: unknown } | null | undefined);
  const { relationTo, value } = relation ?? {};
  if (!payload || typeof relationTo !== 'string' || typeof value !== 'number') return null;
  return titleOf(payload, relationTo as CollectionSlug, value);
}

/** An alert's failure; empty if it was sent. */
export function FailureCell({ cellData }: Props) {
  return typeof cellData === 'string' && cellData ? <span>{cellData}</span> : null;
}

/** A phone number. */
export function PhoneCell({ cellData }: Props) {
  return <PhoneLink phone={cellData as string | undefined} className="call-link" />;
}

/** A status: a badge, and a note on unreviewed suspected spam. */
export function StatusCell({ cellData, rowData }: Props) {
  const { isSuspected } = (rowData ?? {}) as Partial<Lead>;
  return (
    <>
      <span className="status-badge" data-status={String(cellData)}>
        {statusLabel(cellData)}
      </span>
      {isSuspected && cellData === 'new' && <small className="lead-suspected">อาจเป็นสแปม</small>}
    </>
  );
}

/** The status of an article or campaign page: of one with a newer draft, whether the site shows it. */
export async function PublishingCell({ cellData, collectionSlug, i18n, payload, rowData }: Props) {
  if (!payload || cellData !== 'changed')
    return i18n?.t(cellData === 'published' ? 'version:published' : 'version:draft');
  const { id } = (rowData ?? {}) as { id?: number };
  const where = { and: [{ id: { equals: id } }, { _status: { equals: 'published' } }] };
  const isLive = (await recordsOf(payload).count(collectionSlug as Addressed, where)) > 0;
  return isLive ? 'เผยแพร่อยู่ มีร่างใหม่' : 'หยุดเผยแพร่แล้ว';
}

/** How long the person has been waiting, or had to wait. */
export function WaitingCell({ rowData }: Props) {
  const words = rowData ? waitingTime(rowData as Lead) : '';
  return (
    <span className="waiting" data-waits={words.startsWith('รอ')}>
      {words}
    </span>
  );
}

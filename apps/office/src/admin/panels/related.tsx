'use client';

import { useDocumentInfo, usePayloadAPI } from '@payloadcms/ui';
import { useEffect, useState } from 'react';
import { stateLabel } from '../../alerts/states.ts';
import type { Alert, History } from '../../payload-types.ts';
import { CallButton } from '../call-office.tsx';
import { ThaiTime } from './thai-time.tsx';

interface Related {
  history: History;
  alerts: Alert;
}

/**
 * Fetches the related records of the current lead or registration, again after every save and whenever
 * `version` changes. Uses the REST API, so that its access rules apply.
 */
function useRelated<Name extends keyof Related>(
  collection: Name,
  version = 0,
): readonly Related[Name][] | undefined {
  const { collectionSlug = '', id, lastUpdateTime } = useDocumentInfo();
  const query = new URLSearchParams({
    'where[and][0][subject.relationTo][equals]': collectionSlug,
    'where[and][1][subject.value][equals]': String(id),
    sort: '-createdAt,-id',
    depth: '0',
    limit: '200',
    // Ignored by the office: another address is fetched.
    at: `${lastUpdateTime} ${version}`,
  });
  const [loaded] = usePayloadAPI(`/api/${collection}?${query}`);
  return (loaded.data as { docs?: Related[Name][] }).docs;
}

/** The label of an entry's kind; undefined if its text is enough. */
const kinds: Readonly<Record<History['kind'], string | undefined>> = {
  received: undefined,
  note: 'บันทึก',
  status: 'สถานะ',
  owner: 'ผู้รับผิดชอบ',
  field: 'แก้ไข',
  alert: 'แจ้งเตือน',
  trash: undefined,
  expired: 'ครบกำหนดเก็บ',
};

/** The history, newest first, with text, author and time. */
export function Timeline() {
  const entries = useRelated('history') ?? [];
  return (
    <section className="office-panel timeline" aria-labelledby="timeline-title">
      <h2 id="timeline-title">ประวัติ</h2>
      <ol>
        {entries.map(({ id, kind, text, authorName, createdAt }) => (
          <li key={id} data-kind={kind}>
            <p>
              {kinds[kind] && <b>{kinds[kind]} </b>}
              {text}
            </p>
            <small>
              {authorName} · <ThaiTime value={createdAt} />
            </small>
          </li>
        ))}
      </ol>
    </section>
  );
}

const POLL_MS = 3000;
/** Those of a new lead are created within seconds; where no channel is set up there are none. */
const MOST_POLLS = 10;

/** The alerts of this lead with their state and a button to resend each. */
export function Alerts() {
  const [version, setVersion] = useState(0);
  const alerts = useRelated('alerts', version);
  const isUnderWay =
    (alerts?.length === 0 && version < MOST_POLLS) ||
    alerts?.some(({ state }) => state === 'waiting' || state === 'retrying');

  useEffect(() => {
    if (!isUnderWay) return;
    const timer = setTimeout(() => setVersion((now) => now + 1), POLL_MS);
    return () => clearTimeout(timer);
  }, [alerts, isUnderWay]);

  return (
    <section className="office-panel side-panel" aria-labelledby="alerts-title">
      <h2 id="alerts-title">การแจ้งเตือน</h2>
      {alerts?.length === 0 && <p>ยังไม่มีการแจ้งเตือน</p>}
      <ul>
        {alerts?.map(({ id, channelName, state, sentAt, attempts, failure }) => (
          <li key={id}>
            <span>
              {channelName}{' '}
              <b className="status-badge" data-status={state}>
                {stateLabel(state)}
              </b>
            </span>
            <small>
              {sentAt && state === 'sent' ? (
                <ThaiTime value={sentAt} />
              ) : (
                `ลองแล้ว ${attempts} ครั้ง${failure ? ` ${failure}` : ''}`
              )}
            </small>
            <CallButton
              path={`alerts/${id}/resend`}
              words="ส่งอีกครั้ง"
              failed="ส่งอีกครั้งไม่สำเร็จ ลองใหม่ภายหลัง"
              isDisabled={state === 'waiting'}
              onDone={() => setVersion((now) => now + 1)}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}

'use client';

import { toast } from '@payloadcms/ui';
import { useEffect, useState } from 'react';
import { stateLabel } from '../../alerts/states.ts';
import { ThaiTime } from './thai-time.tsx';
import { useRelated } from './use-related.ts';

const POLL_MS = 3000;

/** The alerts of this lead with their state and a button to resend each. */
export function Alerts() {
  const [version, setVersion] = useState(0);
  const [resending, setResending] = useState<number>();
  const alerts = useRelated('alerts', version);
  const isUnderWay = alerts?.some(({ state }) => state === 'waiting' || state === 'retrying');

  useEffect(() => {
    if (!isUnderWay) return;
    const timer = setTimeout(() => setVersion((now) => now + 1), POLL_MS);
    return () => clearTimeout(timer);
  }, [alerts, isUnderWay]);

  async function resend(id: number) {
    setResending(id);
    const response = await fetch(`/api/alerts/${id}/resend`, { method: 'POST' }).catch(
      () => undefined,
    );
    if (response?.ok) toast.success('กำลังส่งการแจ้งเตือนอีกครั้ง');
    else if (response?.status === 409) toast.error('รายการนี้อยู่ในถังขยะ กู้คืนก่อนแล้วส่งอีกครั้ง');
    else toast.error('ส่งอีกครั้งไม่สำเร็จ ลองใหม่ภายหลัง');
    setResending(undefined);
    setVersion((now) => now + 1);
  }

  return (
    <section className="side-panel" aria-labelledby="alerts-title">
      <h2 id="alerts-title">การแจ้งเตือน</h2>
      {alerts?.length === 0 && <p>ยังไม่ได้ตั้งช่องทางแจ้งเตือน</p>}
      <ul>
        {alerts?.map(({ id, channelName, state, sentAt, attempts, failure }) => (
          <li key={id}>
            <span>
              {channelName}{' '}
              <b className="alert-state" data-state={state}>
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
            <button
              type="button"
              className="quiet-button"
              disabled={state === 'waiting' || resending === id}
              onClick={() => void resend(id)}
            >
              ส่งอีกครั้ง
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

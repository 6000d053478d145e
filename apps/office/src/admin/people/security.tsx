'use client';

import { toast, useAuth, useDocumentInfo } from '@payloadcms/ui';
import { useCallback, useEffect, useState } from 'react';
import type { Security as Shown } from '../../people/security-calls.ts';
import { ThaiTime } from '../panels/thai-time.tsx';
import { callOffice } from '../call-office.ts';
import { SecondFactor } from './second-factor.tsx';

/** Second factor and sessions of an account, for its owner and admins. */
export function Security() {
  const { id } = useDocumentInfo();
  const { user } = useAuth();
  const [shown, setShown] = useState<Shown>();
  const load = useCallback(async () => {
    if (id === undefined) return;
    const response = await fetch(`/api/users/${id}/security`);
    // Others than owner and admins see nothing here.
    setShown(response.ok ? ((await response.json()) as Shown) : undefined);
  }, [id]);
  useEffect(() => {
    // The state is set only after the response.
    load().catch(() => toast.error('ติดต่อหลังบ้านไม่ได้ ลองใหม่อีกครั้ง'));
  }, [load]);
  if (id === undefined || !shown) return null;
  const reload = () => void load();
  return (
    <>
      <SecondFactor account={id} isOwn={user?.id === id} security={shown} onChange={reload} />
      <Devices account={id} devices={shown.devices} onChange={reload} />
    </>
  );
}

interface DeviceProps {
  account: number | string;
  devices: Shown['devices'];
  onChange: () => void;
}

function Devices({ account, devices, onChange }: DeviceProps) {
  async function end(session?: string) {
    const path = `users/${account}/end-sessions`;
    const answer = await callOffice<{ message: string }>(path, { body: { session } });
    if (!answer) return;
    toast.success(answer.message);
    onChange();
  }
  const others = devices.filter(({ isCurrent }) => !isCurrent);
  return (
    <section className="security" aria-labelledby="devices">
      <h2 id="devices">เครื่องที่เข้าสู่ระบบอยู่</h2>
      {devices.length === 0 && <p>ไม่มี</p>}
      <ul>
        {devices.map(({ id, browser, address, startedAt, isCurrent }) => (
          <li key={id}>
            <span>
              <b>{browser || 'ไม่ทราบเบราว์เซอร์'}</b> {isCurrent && <mark>เครื่องนี้</mark>}
              <br />
              <small>
                เข้าเมื่อ <ThaiTime value={startedAt} />
                {address && ` จาก ${address}`}
              </small>
            </span>
            {!isCurrent && (
              <button type="button" className="quiet-button" onClick={() => void end(id)}>
                ให้ออกจากระบบ
              </button>
            )}
          </li>
        ))}
      </ul>
      {others.length > 1 && (
        <button type="button" className="quiet-button" onClick={() => void end()}>
          ให้ทุกเครื่องอื่นออกจากระบบ
        </button>
      )}
    </section>
  );
}

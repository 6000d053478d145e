'use client';

import { toast, useAuth, useDocumentInfo, usePayloadAPI } from '@payloadcms/ui';
import { type KeyboardEvent, useId, useState } from 'react';
import type { Security as Shown } from '../../people/security-calls.ts';
import { CallButton, callOffice } from '../call-office.tsx';
import { ThaiTime } from '../panels/thai-time.tsx';

/** Lock, second factor and sessions of an account, for its owner and admins. */
export function Security() {
  const { id } = useDocumentInfo();
  const { user } = useAuth();
  const url = id === undefined ? '' : `/api/users/${id}/security`;
  const [loaded, { setParams }] = usePayloadAPI(url);
  const shown = loaded.data as Shown | { email?: never };
  // Others than owner and admins see nothing here.
  if (id === undefined || loaded.isError || !shown.email) return null;
  const reload = () => setParams({ at: Date.now() });
  const { email, lockedUntil } = shown;
  const common = { account: id, isOwn: user?.id === id, security: shown, onChange: reload };
  return (
    <>
      {lockedUntil && (
        <div className="office-warning" role="status">
          ถูกล็อกจากที่ที่ใส่รหัสผ่านผิดหลายครั้ง จนถึง <ThaiTime value={lockedUntil} />{' '}
          <CallButton
            path="users/unlock"
            body={{ email }}
            words="ปลดล็อก"
            done="ปลดล็อกบัญชีแล้ว ถ้ายังเข้าไม่ได้ แสดงว่าเครือข่ายที่ใช้ถูกล็อกด้วย รอ 10 นาทีหรือใช้เครือข่ายอื่น"
            failed="ปลดล็อกไม่สำเร็จ ลองใหม่ภายหลัง"
            onDone={reload}
          />
        </div>
      )}
      <SecondFactor {...common} />
      <Sessions {...common} />
    </>
  );
}

/** The number of sessions of an account, and a button that ends them; those of one's own without the current one. */
function Sessions({ account, isOwn, security: { otherSessions }, onChange }: Props) {
  const machines = isOwn ? 'เครื่องอื่น' : 'เครื่อง';
  return (
    <section className="office-panel security" aria-labelledby="sessions">
      <h2 id="sessions">{machines}ที่เข้าสู่ระบบอยู่</h2>
      <p>{otherSessions === 0 ? 'ไม่มี' : `${otherSessions} เครื่อง`}</p>
      {otherSessions > 0 && (
        <CallButton
          path={`users/${account}/end-sessions`}
          words={`ให้ทุก${machines}ออกจากระบบ`}
          onDone={onChange}
        />
      )}
    </section>
  );
}

interface Props {
  account: number | string;
  isOwn: boolean;
  security: Shown;
  onChange: () => void;
}

const PATH = 'users/second-factor';

/** Turns the second factor of one's own account on and off, and that of others off. */
function SecondFactor({ account, isOwn, security, onChange }: Props) {
  const [setup, setSetup] = useState<{ secret: string; qr: string }>();
  const [codes, setCodes] = useState<readonly string[]>();
  const { recoveryCodesLeft } = security;
  const hasSecondFactor = recoveryCodesLeft !== undefined;

  async function activate(code: string) {
    const body = { code };
    const answer = await callOffice<{ codes: string[] }>(`${PATH}/activate`, { body });
    if (!answer) return;
    setSetup(undefined);
    setCodes(answer.codes);
    toast.success('เปิดการยืนยันแบบสองขั้นตอนแล้ว');
    onChange();
  }

  return (
    <section className="office-panel security" aria-labelledby="second-factor">
      <h2 id="second-factor">การยืนยันแบบสองขั้นตอน</h2>
      <p>
        {hasSecondFactor
          ? `เปิดอยู่ เหลือรหัสสำรอง ${recoveryCodesLeft} รหัส ปิดแล้วเปิดใหม่จะได้รหัสสำรองชุดใหม่`
          : 'ปิดอยู่ เมื่อเปิด การเข้าสู่ระบบจะถามรหัสจากแอปในโทรศัพท์หลังรหัสผ่าน'}
      </p>
      {codes && <RecoveryCodes codes={codes} onDone={() => setCodes(undefined)} />}
      {setup && <Setup {...setup} onCode={activate} />}
      <p className="office-row">
        {isOwn && !hasSecondFactor && !setup && (
          <CallButton path={`${PATH}/start`} words="เปิดการยืนยันแบบสองขั้นตอน" onDone={setSetup} />
        )}
        {hasSecondFactor && (
          <CallButton
            path={`users/${account}/second-factor`}
            method="DELETE"
            words="ปิดการยืนยันแบบสองขั้นตอน"
            onDone={() => {
              setCodes(undefined);
              onChange();
            }}
          />
        )}
      </p>
    </section>
  );
}

interface SetupProps {
  secret: string;
  qr: string;
  onCode: (code: string) => Promise<void>;
}

function Setup({ secret, qr, onCode }: SetupProps) {
  const [code, setCode] = useState('');
  const id = useId();
  function pressed(event: KeyboardEvent) {
    if (event.key !== 'Enter') return;
    // Enter would save the form around it.
    event.preventDefault();
    void onCode(code);
  }
  return (
    <ol>
      <li>
        <p>เปิดแอปยืนยันตัวตน เช่น Google Authenticator แล้วสแกนภาพนี้ หรือพิมพ์คีย์เอง</p>
        <img
          src={`data:image/svg+xml,${encodeURIComponent(qr)}`}
          alt="คิวอาร์โค้ดสำหรับแอปยืนยันตัวตน"
          width="200"
          height="200"
        />
        <p>
          คีย์ <code>{secret.replaceAll(/.{4}(?=.)/g, '$& ')}</code>
        </p>
      </li>
      <li>
        <p>
          <label htmlFor={id}>พิมพ์รหัส 6 หลักที่แอปแสดง</label>
          <input
            id={id}
            type="text"
            inputMode="numeric"
            autoComplete="one-time-code"
            value={code}
            onChange={({ target }) => setCode(target.value)}
            onKeyDown={pressed}
          />
        </p>
        <button type="button" className="quiet-button" onClick={() => void onCode(code)}>
          ยืนยันและเปิดใช้
        </button>
      </li>
    </ol>
  );
}

function RecoveryCodes({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) {
  return (
    <div className="office-warning" role="status">
      <p>รหัสสำรอง 10 รหัสนี้แสดงครั้งเดียว จดหรือพิมพ์เก็บไว้นอกโทรศัพท์ ใช้แทนรหัสจากแอปได้รหัสละครั้ง</p>
      <ul className="recovery-codes">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <button type="button" className="quiet-button" onClick={onDone}>
        เก็บรหัสแล้ว
      </button>
    </div>
  );
}

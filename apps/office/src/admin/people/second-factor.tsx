'use client';

import { toast } from '@payloadcms/ui';
import { type KeyboardEvent, useId, useState } from 'react';
import type { Security } from '../../people/security-calls.ts';
import { callOffice } from '../call-office.ts';

interface Props {
  account: number | string;
  isOwn: boolean;
  security: Security;
  onChange: () => void;
}

const PATH = 'users/second-factor';

interface Codes {
  codes: string[];
}

/** Turns the second factor of one's own account on and off, and that of others off. */
export function SecondFactor({ account, isOwn, security, onChange }: Props) {
  const [setup, setSetup] = useState<{ secret: string; qr: string }>();
  const [codes, setCodes] = useState<readonly string[]>();
  const { hasSecondFactor, recoveryCodesLeft } = security;

  async function start() {
    setSetup(await callOffice(`${PATH}/start`));
  }
  async function activate(code: string) {
    const answer = await callOffice<Codes>(`${PATH}/activate`, { body: { code } });
    if (!answer) return;
    setSetup(undefined);
    setCodes(answer.codes);
    toast.success('เปิดการยืนยันแบบสองขั้นตอนแล้ว');
    onChange();
  }
  async function renew() {
    const answer = await callOffice<Codes>(`${PATH}/recovery-codes`);
    if (!answer) return;
    setCodes(answer.codes);
    onChange();
  }
  async function remove() {
    const path = `users/${account}/second-factor`;
    const answer = await callOffice<{ message: string }>(path, { method: 'DELETE' });
    if (!answer) return;
    setCodes(undefined);
    toast.success(answer.message);
    onChange();
  }

  return (
    <section className="security" aria-labelledby="second-factor">
      <h2 id="second-factor">การยืนยันแบบสองขั้นตอน</h2>
      <p>
        {hasSecondFactor
          ? `เปิดอยู่ เหลือรหัสสำรอง ${recoveryCodesLeft} รหัส`
          : 'ปิดอยู่ เมื่อเปิด การเข้าสู่ระบบจะถามรหัสจากแอปในโทรศัพท์หลังรหัสผ่าน'}
      </p>
      {codes && <RecoveryCodes codes={codes} onDone={() => setCodes(undefined)} />}
      {setup && <Setup {...setup} onCode={activate} />}
      <p className="security-buttons">
        {isOwn && !hasSecondFactor && !setup && (
          <button type="button" className="quiet-button" onClick={() => void start()}>
            เปิดการยืนยันแบบสองขั้นตอน
          </button>
        )}
        {isOwn && hasSecondFactor && (
          <button type="button" className="quiet-button" onClick={() => void renew()}>
            สร้างรหัสสำรองใหม่
          </button>
        )}
        {hasSecondFactor && (
          <button type="button" className="quiet-button" onClick={() => void remove()}>
            ปิดการยืนยันแบบสองขั้นตอน
          </button>
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

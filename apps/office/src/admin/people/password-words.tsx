'use client';

import { useDocumentInfo, useFormFields } from '@payloadcms/ui';
import type { Validate } from 'payload';
import { useEffect, useState } from 'react';
import { isLongEnough, oneTimePassword, PASSWORD_RULE } from '../../people/password-rule.ts';

/** The password rule, the one-time password of a new user, and whether the account still has to change it. */
export function PasswordWords({ sendsMail }: { sendsMail: boolean }) {
  const { id, data } = useDocumentInfo();
  if (id === undefined) return <OneTimePassword sendsMail={sendsMail} />;
  return <ChangedPassword isOneTime={data?.mustChangePassword === true} />;
}

/** Fills in the password of a new user, which its owner has to change; Payload's fields for it are hidden. */
function OneTimePassword({ sendsMail }: { sendsMail: boolean }) {
  const [password] = useState(oneTimePassword);
  const isFilledIn = useFilledIn('password', password);
  const isConfirmed = useFilledIn('confirm-password', password);
  if (sendsMail) {
    return (
      <p className="field-hint new-person">
        เมื่อบันทึก ระบบจะส่งอีเมลเชิญพร้อมลิงก์ให้เจ้าของบัญชีตั้งรหัสผ่านเอง ใช้ได้ 7 วัน
      </p>
    );
  }
  return (
    <p className="field-hint new-person">
      รหัสผ่านชั่วคราว{' '}
      <output className="one-time-password">{isFilledIn && isConfirmed && password}</output>{' '}
      จดไว้ก่อนบันทึก เพราะจะไม่แสดงอีก แล้วส่งให้เจ้าของบัญชีเอง (ยังไม่ได้ตั้งค่าการส่งอีเมล)
      เจ้าของบัญชีต้องเปลี่ยนเมื่อเข้าครั้งแรก
    </p>
  );
}

/** Fills in a field once the form has it, also after a reload of the form. Returns whether it is. */
function useFilledIn(path: string, value: string): boolean {
  const field = useFormFields(([fields]) => fields[path]);
  const dispatch = useFormFields(([, dispatchFields]) => dispatchFields);
  useEffect(() => {
    if (!field || field.value === value) return;
    dispatch({ type: 'UPDATE', path, value, valid: true, errorMessage: '' });
  }, [dispatch, field, path, value]);
  return field?.value === value;
}

const validate: Validate<string> = (value) => isLongEnough(value ?? '') || PASSWORD_RULE;

/**
 * Validates the length of Payload's password field during input; its own minimum is three characters. The server's error
 * alone would arrive after Payload has hidden the field.
 */
function ChangedPassword({ isOneTime }: { isOneTime: boolean }) {
  const field = useFormFields(([fields]) => fields.password);
  const dispatch = useFormFields(([, dispatchFields]) => dispatchFields);
  const password = typeof field?.value === 'string' ? field.value : undefined;
  useEffect(() => {
    if (!field || password === undefined) return;
    const valid = isLongEnough(password);
    const errorMessage = valid ? '' : PASSWORD_RULE;
    const isShown = field.valid === valid && (valid || field.errorMessage === errorMessage);
    if (field.validate === validate && isShown) return;
    dispatch({ type: 'UPDATE', path: 'password', validate, valid, errorMessage });
  }, [field, dispatch, password]);
  if (!isOneTime) return <p className="field-hint">{PASSWORD_RULE}</p>;
  return (
    <p className="office-warning">
      บัญชีนี้ยังใช้รหัสผ่านชั่วคราว เจ้าของบัญชีต้องกด &quot;เปลี่ยนรหัสผ่าน&quot; แล้วบันทึก จึงจะเริ่มใช้งานได้{' '}
      {PASSWORD_RULE}
    </p>
  );
}

'use client';

import { useDocumentInfo, useFormFields } from '@payloadcms/ui';
import type { Validate } from 'payload';
import { useEffect, useState } from 'react';
import { isLongEnough, oneTimePassword, PASSWORD_RULE } from '../../people/password-rule.ts';

/** The password rule, the one-time password of a new user, and whether the account still has to change it. */
export function PasswordWords({ sendsMail }: { sendsMail: boolean }) {
  const { id, data } = useDocumentInfo();
  usePasswordRule();
  const oneTime = useOneTimePassword(id === undefined);
  if (id === undefined) {
    if (sendsMail) {
      return (
        <p className={`field-hint ${oneTime?.isGenerated ? 'new-person is-invited' : ''}`}>
          เมื่อบันทึก ระบบจะส่งอีเมลเชิญพร้อมลิงก์ให้เจ้าของบัญชีตั้งรหัสผ่านเอง ใช้ได้ 7 วัน
        </p>
      );
    }
    return (
      <p className={`field-hint ${oneTime ? 'new-person' : ''}`}>
        รหัสผ่านชั่วคราว <output className="one-time-password">{oneTime?.password}</output> จดไว้ก่อนบันทึก
        เพราะจะไม่แสดงอีก แล้วส่งให้เจ้าของบัญชีเอง (ยังไม่ได้ตั้งค่าการส่งอีเมล) เจ้าของบัญชีต้องเปลี่ยนเมื่อเข้าครั้งแรก{' '}
        {PASSWORD_RULE}
      </p>
    );
  }
  if (!data?.mustChangePassword) return <p className="field-hint">{PASSWORD_RULE}</p>;
  return (
    <p className="office-warning">
      บัญชีนี้ยังใช้รหัสผ่านชั่วคราว เจ้าของบัญชีต้องกด &quot;เปลี่ยนรหัสผ่าน&quot; แล้วบันทึก จึงจะเริ่มใช้งานได้{' '}
      {PASSWORD_RULE}
    </p>
  );
}

const validate: Validate<string> = (value) => isLongEnough(value ?? '') || PASSWORD_RULE;

/**
 * Validates the length of Payload's password field during input; its own minimum is three characters. The server's error
 * alone would arrive after Payload has hidden the field.
 */
function usePasswordRule(): void {
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
}

const CONFIRM = 'confirm-password';

/**
 * Fills the password fields of a new user with a generated one-time password, which its owner has to change.
 * Copies a typed password to the confirmation field, since the password is shown as text.
 *
 * @param isNew whether the form creates a user
 * @returns the password to be saved and whether it is generated; undefined while the form has none
 */
function useOneTimePassword(
  isNew: boolean,
): { password: string; isGenerated: boolean } | undefined {
  const [generated] = useState(oneTimePassword);
  const field = useFormFields(([fields]) => fields.password);
  const confirmed = useFormFields(([fields]) => fields[CONFIRM]);
  const dispatch = useFormFields(([, dispatchFields]) => dispatchFields);
  const password = typeof field?.value === 'string' ? field.value : '';
  useEffect(() => {
    // Also after a reload of the form, but not while the user types another password.
    if (!isNew || !field || password !== '' || document.activeElement?.id === 'field-password')
      return;
    dispatch({ type: 'UPDATE', path: 'password', value: generated, valid: true, errorMessage: '' });
  }, [dispatch, field, isNew, generated, password]);
  useEffect(() => {
    if (!isNew || !confirmed || password === '' || confirmed.value === password) return;
    dispatch({ type: 'UPDATE', path: CONFIRM, value: password, valid: true, errorMessage: '' });
  }, [confirmed, dispatch, isNew, password]);
  const isFilledIn = isNew && password !== '' && confirmed?.value === password;
  return isFilledIn ? { password, isGenerated: password === generated } : undefined;
}

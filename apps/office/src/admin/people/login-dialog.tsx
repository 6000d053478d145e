'use client';

import { Button, useAuth } from '@payloadcms/ui';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';

interface Question {
  asked: Asked;
  error: string | undefined;
  answer: (typed: string | undefined) => void;
}

/** Asks for the password or the code when the office needs it for a request, on the login page too. */
export function LoginDialog({ children }: { children: ReactNode }) {
  const { user } = useAuth();
  const account = useRef('');
  const [question, setQuestion] = useState<Question>();
  useEffect(() => {
    account.current = user?.email ?? '';
  }, [user]);
  useEffect(() => {
    const original = window.fetch.bind(window);
    let open: Question | undefined;
    const ask: Ask = (asked, error) =>
      new Promise((resolve) => {
        // One dialog at a time: an earlier question counts as cancelled.
        open?.answer(undefined);
        open = {
          asked,
          error,
          answer: (typed) => {
            open = undefined;
            setQuestion(undefined);
            resolve(typed);
          },
        };
        setQuestion(open);
      });
    window.fetch = askingFetch(original, ask, () => account.current);
    return () => {
      window.fetch = original;
    };
  }, []);
  return (
    <>
      {children}
      {question && <Dialog {...question} />}
    </>
  );
}

function Dialog({ asked, error, answer }: Question) {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  const [typed, setTyped] = useState('');
  const isCode = asked === 'code';
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog
      ref={dialog}
      className="login-dialog"
      aria-labelledby={`${id}title`}
      onClose={() => answer(undefined)}
    >
      <form
        onSubmit={(event) => {
          event.preventDefault();
          answer(typed);
        }}
      >
        <h2 id={`${id}title`}>{isCode ? 'กรอกรหัสยืนยัน' : 'ยืนยันว่าเป็นคุณ'}</h2>
        <p>
          <label htmlFor={id}>
            {isCode ? 'รหัส 6 หลักจากแอปยืนยันตัวตน หรือรหัสสำรอง' : 'รหัสผ่านของคุณ'}
          </label>
          <input
            id={id}
            type={isCode ? 'text' : 'password'}
            autoComplete={isCode ? 'one-time-code' : 'current-password'}
            autoCapitalize="none"
            spellCheck={false}
            required
            value={typed}
            aria-invalid={error !== undefined}
            aria-describedby={`${id}note`}
            onChange={({ target }) => setTyped(target.value)}
          />
        </p>
        <p
          id={`${id}note`}
          className={error === undefined ? 'field-hint' : 'dialog-error'}
          role="status"
        >
          {error ??
            (isCode
              ? 'รหัสหนึ่งใช้ได้ครั้งเดียว'
              : 'ต้องยืนยันก่อนเปลี่ยนข้อมูลสำคัญหรือส่งออกไฟล์ ยืนยันแล้วใช้ได้ 15 นาที')}
        </p>
        <div className="office-row">
          <Button type="button" buttonStyle="secondary" onClick={() => dialog.current?.close()}>
            ยกเลิก
          </Button>
          <Button type="submit">{isCode ? 'ยืนยัน' : 'ทำต่อ'}</Button>
        </div>
      </form>
    </dialog>
  );
}

/** What the office asks for before it repeats a request. */
type Asked = 'password' | 'code';

/** Shows the dialog. Returns the typed text; undefined if the user cancelled. */
type Ask = (asked: Asked, error?: string) => Promise<string | undefined>;

const CODE_HEADER = 'x-office-code';

/**
 * Wraps `fetch`: when the office refuses a request because it needs the password or a code, asks the user for it, and
 * then repeats the request. Covers Payload's own forms.
 *
 * @param account returns the e-mail address of the user
 */
function askingFetch(original: typeof fetch, ask: Ask, account: () => string): typeof fetch {
  const asking: typeof fetch = async (input, init) => {
    let withCode = init;
    let error: string | undefined;
    for (;;) {
      const response = await original(input, withCode);
      const refusal = await refusalOf(response);
      if (refusal?.ask !== 'code' && refusal?.ask !== 'password') return response;
      if (refusal.ask === 'code' && withCode !== init) error = refusal.message;
      const typed = await ask(refusal.ask, error);
      if (typed === undefined) return response;
      if (refusal.ask === 'code') {
        const headers = new Headers(init?.headers);
        headers.set(CODE_HEADER, typed);
        withCode = { ...init, headers };
        continue;
      }
      const login = await asking('/api/users/login', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ email: account(), password: typed }),
      });
      error = login.ok
        ? undefined
        : ((await refusalOf(login))?.message ?? 'ยืนยันตัวตนไม่สำเร็จ ลองใหม่อีกครั้ง');
    }
  };
  return asking;
}

interface Refusal {
  ask: string | undefined;
  message: string | undefined;
}

async function refusalOf(response: Response): Promise<Refusal | undefined> {
  const isJson = response.headers.get('content-type')?.startsWith('application/json');
  if ((response.status !== 401 && response.status !== 403) || !isJson) return undefined;
  const body = (await response.clone().json()) as {
    errors?: { message?: string; data?: { ask?: string } | null }[];
  };
  const [error] = body.errors ?? [];
  return { ask: error?.data?.ask, message: error?.message };
}

'use client';

import { Button } from '@payloadcms/ui';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';

/** Why the office refused a request. */
interface Refusal {
  /** What it asks for before the request is repeated. */
  ask?: 'password' | 'code';
  /** Whose password. */
  email?: string;
  message?: string | undefined;
}

interface Question extends Refusal {
  isWrong: boolean;
  /** Takes the typed text; undefined if the user cancelled. */
  answer: (typed?: string) => void;
}

/** Asks for the password or the code when the office needs it for a request, on the login page too. */
export function LoginDialog({ children }: { children: ReactNode }) {
  const [question, setQuestion] = useState<Question>();
  useEffect(() => {
    const original = window.fetch.bind(window);
    window.fetch = askingFetch(original, async (refusal, isWrong) => {
      const typed = await new Promise<string | undefined>((answer) => {
        setQuestion({ ...refusal, isWrong, answer });
      });
      setQuestion(undefined);
      return typed;
    });
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

function Dialog({ ask, message, isWrong, answer }: Question) {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  const [typed, setTyped] = useState('');
  const isCode = ask === 'code';
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog
      ref={dialog}
      className="login-dialog"
      aria-labelledby={`${id}title`}
      onClose={() => answer()}
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
            aria-invalid={isWrong}
            aria-describedby={`${id}note`}
            onChange={({ target }) => setTyped(target.value)}
          />
        </p>
        <p id={`${id}note`} className={isWrong ? 'dialog-error' : 'field-hint'} role="status">
          {message}
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

/**
 * Wraps `fetch`: when the office refuses a request because it needs the password or a code, asks the user for it, and
 * then repeats the request. Covers Payload's own forms.
 *
 * @param show shows the dialog; returns the typed text, undefined if the user cancelled
 */
function askingFetch(
  original: typeof fetch,
  show: (refusal: Refusal, isWrong: boolean) => Promise<string | undefined>,
): typeof fetch {
  const asking: typeof fetch = async (input, init) => {
    const headers = new Headers(init?.headers);
    let failure: string | undefined;
    for (let attempt = 0; ; attempt++) {
      const response = await original(input, attempt === 0 ? init : { ...init, headers });
      const refusal = await refusalOf(response);
      if (!refusal.ask) return response;
      const typed = await show({ ...refusal, ...(failure && { message: failure }) }, attempt > 0);
      if (typed === undefined) return response;
      if (refusal.ask === 'code') {
        headers.set('x-office-code', typed);
        continue;
      }
      const login = await asking('/api/users/login', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ email: refusal.email, password: typed }),
      });
      failure = (await refusalOf(login)).message ?? 'ยืนยันตัวตนไม่สำเร็จ ลองใหม่อีกครั้ง';
    }
  };
  return asking;
}

async function refusalOf(response: Response): Promise<Refusal> {
  const isJson = response.headers.get('content-type')?.startsWith('application/json');
  if ((response.status !== 401 && response.status !== 403) || !isJson) return {};
  const body = (await response.clone().json()) as {
    errors?: { message?: string; data?: Omit<Refusal, 'message'> | null }[];
  };
  const [error] = body.errors ?? [];
  return { ...error?.data, message: error?.message };
}

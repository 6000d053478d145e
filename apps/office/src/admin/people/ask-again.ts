/** What the office asks for before it repeats a request. */
export type Asked = 'password' | 'code';

/** Shows the dialog. Returns the typed text; undefined if the user cancelled. */
export type Ask = (asked: Asked, error?: string) => Promise<string | undefined>;

const CODE_HEADER = 'x-office-code';

/**
 * Wraps `fetch`: when the office refuses a request because it needs the password or a code, asks the user for it, and
 * then repeats the request. Covers Payload's own forms.
 *
 * @param account returns the e-mail address of the user
 */
export function askingFetch(original: typeof fetch, ask: Ask, account: () => string): typeof fetch {
  const withCode: typeof fetch = async (input, init) => {
    let response = await original(input, init);
    let refusal = await refusalOf(response);
    for (let tries = 0; refusal?.ask === 'code'; tries++) {
      const code = await ask('code', tries === 0 ? undefined : refusal.message);
      if (code === undefined) return response;
      const headers = new Headers(init?.headers);
      headers.set(CODE_HEADER, code);
      response = await original(input, { ...init, headers });
      refusal = await refusalOf(response);
    }
    return response;
  };
  return async (input, init) => {
    const response = await withCode(input, init);
    if ((await refusalOf(response))?.ask !== 'password') return response;
    let error: string | undefined;
    for (;;) {
      const password = await ask('password', error);
      if (password === undefined) return response;
      const login = await withCode('/api/users/login', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ email: account(), password }),
      });
      if (login.ok) return original(input, init);
      error = (await refusalOf(login))?.message ?? 'ยืนยันตัวตนไม่สำเร็จ ลองใหม่อีกครั้ง';
    }
  };
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

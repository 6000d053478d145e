import { toast } from '@payloadcms/ui';

interface Call {
  body?: object;
  method?: 'POST' | 'DELETE';
  /** The message for an error that has none of its own. */
  failed?: string;
}

/** Calls `/api/…` with JSON; shows an error to the user. @returns undefined after an error */
export async function callOffice<Answer>(
  path: string,
  { body = {}, method = 'POST', failed }: Call = {},
): Promise<Answer | undefined> {
  try {
    const response = await fetch(`/api/${path}`, {
      method,
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    const answer = (await response.json()) as Answer & {
      message?: string;
      errors?: { message: string }[];
    };
    if (response.ok) return answer;
    toast.error(answer.errors?.[0]?.message ?? answer.message ?? failed ?? 'ไม่สำเร็จ ลองใหม่ภายหลัง');
  } catch {
    toast.error(failed ?? 'ติดต่อหลังบ้านไม่ได้ ลองใหม่อีกครั้ง');
  }
  return undefined;
}

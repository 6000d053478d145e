import { toast } from '@payloadcms/ui';

/** Calls `/api/users/…`; shows an error to the user. @returns undefined after an error */
export async function callSecurity<Answer>(
  path: string,
  body: object = {},
  method: 'POST' | 'DELETE' = 'POST',
): Promise<Answer | undefined> {
  try {
    const response = await fetch(`/api/users/${path}`, {
      method,
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    const answer = (await response.json()) as Answer & { errors?: { message: string }[] };
    if (response.ok) return answer;
    toast.error(answer.errors?.[0]?.message ?? 'ไม่สำเร็จ ลองใหม่ภายหลัง');
  } catch {
    toast.error('ติดต่อหลังบ้านไม่ได้ ลองใหม่อีกครั้ง');
  }
  return undefined;
}

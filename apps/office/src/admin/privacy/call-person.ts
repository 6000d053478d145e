import { toast } from '@payloadcms/ui';

/** Calls `POST /api/person/…`; shows an error to the user. @returns undefined after an error */
export async function callPerson<Answer>(
  operation: 'find' | 'export' | 'erase',
  body: { typed: string; reason?: string },
): Promise<Answer | undefined> {
  try {
    const response = await fetch(`/api/person/${operation}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    const answer = (await response.json()) as Answer & { message?: string };
    if (response.ok) return answer;
    toast.error(answer.message ?? 'ไม่สำเร็จ ลองใหม่ภายหลัง');
  } catch {
    toast.error('ติดต่อหลังบ้านไม่ได้ ลองใหม่อีกครั้ง');
  }
  return undefined;
}

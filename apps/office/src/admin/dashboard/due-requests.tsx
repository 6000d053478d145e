import { privacyRights } from '@clinicdee/protocol/privacy';
import Link from 'next/link';
import type { Payload } from 'payload';
import { dueRequests } from '../../privacy/requests.ts';
import { ThaiTime } from '../panels/thai-time.tsx';

/** Requests of people that are due within a week or overdue; empty if there are none. */
export async function DueRequests({ payload }: { payload: Payload }) {
  const requests = await dueRequests(payload);
  if (requests.length === 0) return null;
  const now = Date.now();
  return (
    <div className="office-warning" role="status">
      คำขอใช้สิทธิที่ต้องตอบ
      <ul>
        {requests.map(({ dueAt, id, reference, right }) => (
          <li key={id}>
            <Link href={`/admin/collections/privacy-requests/${id}`} prefetch={false}>
              {reference} {privacyRights.find(({ value }) => value === right)?.label}
            </Link>{' '}
            {dueAt && (
              <>
                {Date.parse(dueAt) < now ? 'เลยกำหนดตั้งแต่' : 'ภายใน'} <ThaiTime value={dueAt} />
              </>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}

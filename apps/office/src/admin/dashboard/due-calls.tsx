import Link from 'next/link';
import type { Payload } from 'payload';
import { shortDay } from '../../i18n/date-formats.ts';
import { dueCalls } from '../../enquiries/due-calls.ts';
import type { User } from '../../payload-types.ts';
import { PhoneLink } from '../phone-link.tsx';

/** The people whom a user should call today, or should have called; empty if there are none. */
export async function DueCalls({ payload, user }: { payload: Payload; user: User }) {
  const { calls, more } = await dueCalls(payload, user);
  if (calls.length === 0) return null;
  return (
    <div className="office-warning" role="status">
      ถึงวันโทรอีกครั้ง
      <ul>
        {calls.map(({ collection, day, fullname, id, phone }) => (
          <li key={`${collection}-${id}`}>
            <Link href={`/admin/collections/${collection}/${id}`} prefetch={false}>
              {fullname}
            </Link>{' '}
            <PhoneLink className="" phone={phone} /> <time dateTime={day}>{shortDay(day)}</time>
          </li>
        ))}
        {more > 0 && <li>และอีก {more} คน</li>}
      </ul>
    </div>
  );
}

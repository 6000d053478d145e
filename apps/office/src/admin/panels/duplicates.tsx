import Link from 'next/link';
import type { UIFieldServerProps, Where } from 'payload';
import { statusLabel } from '../../enquiries/statuses.ts';
import { type EnquiryCollection, enquiryCollections } from '../../enquiries/subject.ts';
import type { Lead } from '../../payload-types.ts';
import { recordOfForm, subjectOfForm } from './subject-of-form.ts';
import { ThaiTime } from './thai-time.tsx';

/** Of each kind. */
const FOUND = 10;
/** The rest is behind a press. */
const SHOWN = 3;
const kinds = { leads: 'ลูกค้าที่สนใจ', registrations: 'การลงทะเบียน' };

/** Others with the same phone or e-mail: suggested to each other, never merged. */
export async function Duplicates(props: UIFieldServerProps) {
  const subject = subjectOfForm(props);
  if (!subject) return null;
  const { payload, user } = props;
  const { phoneE164, email } = recordOfForm(props);
  const same: Where[] = [];
  if (phoneE164) same.push({ phoneE164: { equals: phoneE164 } });
  if (email) same.push({ email: { equals: email.toLowerCase() } });
  if (same.length === 0) return null;
  const found = await Promise.all(
    enquiryCollections.map(async (collection) => {
      const isOwn = collection === subject.relationTo;
      const others: Where[] = isOwn ? [{ id: { not_equals: subject.value } }] : [];
      const { docs } = await payload.find({
        collection,
        where: { and: [{ or: same }, ...others] },
        sort: '-createdAt',
        depth: 0,
        limit: FOUND,
        overrideAccess: false,
        user,
      });
      return docs.map((doc) => ({ ...doc, collection }));
    }),
  );
  const others = found.flat().sort((a, b) => b.createdAt.localeCompare(a.createdAt));
  if (others.length === 0) return null;
  const [shown, more] = [others.slice(0, SHOWN), others.slice(SHOWN)];
  return (
    <section className="duplicates" aria-labelledby="duplicates-title">
      <h2 id="duplicates-title">อาจเป็นคนเดียวกัน</h2>
      <Others list={shown} />
      {more.length > 0 && (
        <details>
          <summary>อีก {more.length} รายการ</summary>
          <Others list={more} />
        </details>
      )}
    </section>
  );
}

type Other = Pick<Lead, 'id' | 'fullname' | 'status' | 'createdAt'> & {
  collection: EnquiryCollection;
};

function Others({ list }: { list: readonly Other[] }) {
  return (
    <ul>
      {list.map(({ collection, id, fullname, status, createdAt }) => (
        <li key={`${collection}-${id}`}>
          <Link href={`/admin/collections/${collection}/${id}`}>{fullname}</Link>
          <small>
            {kinds[collection]} · {statusLabel(status)} · <ThaiTime value={createdAt} />
          </small>
        </li>
      ))}
    </ul>
  );
}

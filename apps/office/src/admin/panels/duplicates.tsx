import Link from 'next/link';
import type { UIFieldServerProps, Where } from 'payload';
import { statusLabel } from '../../enquiries/statuses.ts';
import { type EnquiryCollection, enquiryCollections } from '../../enquiries/subject.ts';
import type { Lead } from '../../payload-types.ts';
import { recordOfForm, subjectOfForm } from './subject-of-form.ts';
import { ThaiTime } from './thai-time.tsx';

/** The most results per collection. */
const LIMIT = 10;
/** Results shown at first; the others are in a `<details>`. */
const SHOWN = 3;
const kinds = { leads: 'ลูกค้าที่สนใจ', registrations: 'การลงทะเบียน' };

/** Possible duplicates: other leads and registrations with the same phone or e-mail. Never merged. */
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
      const notItself: Where[] = isOwn ? [{ id: { not_equals: subject.value } }] : [];
      const { docs } = await payload.find({
        collection,
        where: { and: [{ or: same }, ...notItself] },
        sort: '-createdAt',
        depth: 0,
        limit: LIMIT,
        overrideAccess: false,
        user,
      });
      return docs.map((doc) => ({ ...doc, collection }));
    }),
  );
  const duplicates = found.flat().sort((a, b) => b.createdAt.localeCompare(a.createdAt));
  if (duplicates.length === 0) return null;
  const [shown, more] = [duplicates.slice(0, SHOWN), duplicates.slice(SHOWN)];
  return (
    <section className="duplicates" aria-labelledby="duplicates-title">
      <h2 id="duplicates-title">อาจเป็นคนเดียวกัน</h2>
      <DuplicateList list={shown} />
      {more.length > 0 && (
        <details>
          <summary>อีก {more.length} รายการ</summary>
          <DuplicateList list={more} />
        </details>
      )}
    </section>
  );
}

type Duplicate = Pick<Lead, 'id' | 'fullname' | 'status' | 'createdAt'> & {
  collection: EnquiryCollection;
};

function DuplicateList({ list }: { list: readonly Duplicate[] }) {
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

import { type ClickId, clickIdNames } from '@clinicdee/protocol';
import { CAMPAIGN_PREFIXES } from '@clinicdee/protocol/site-content';
import Link from 'next/link';
import type { JSONFieldServerProps, UIFieldServerProps, Where } from 'payload';
import { packageLabel } from '../../enquiries/packages.ts';
import { decoded, pageTitles } from '../../enquiries/page-titles.ts';
import { statusLabel } from '../../enquiries/statuses.ts';
import {
  type EnquiryCollection,
  enquiryCollections,
  enquiryNames,
  isEnquiryCollection,
  type Subject,
} from '../../enquiries/subject.ts';
import { environment } from '../../environment/environment.ts';
import type { Lead, Registration } from '../../payload-types.ts';
import { PhoneLink } from '../phone-link.tsx';
import { ThaiTime } from './thai-time.tsx';
import { Waiting } from './enquiry-form.tsx';

/** Returns the lead or registration of a panel; undefined while it is being created, or in another collection. */
function subjectOfForm(props: UIFieldServerProps): Subject | undefined {
  const { collectionSlug, id } = props;
  return isEnquiryCollection(collectionSlug) && id !== undefined
    ? { relationTo: collectionSlug, value: Number(id) }
    : undefined;
}

/** Returns the record of the form. */
function recordOfForm(props: UIFieldServerProps): Partial<Lead & Registration> {
  return props.data;
}

/** The summary that sales needs before a call, with phone and mail links. */
export function Head(props: UIFieldServerProps) {
  if (!subjectOfForm(props)) return null;
  const { phone, email, createdAt, source, sourceWords, description, ...rest } =
    recordOfForm(props);
  const facts = [
    rest.organizationLabel,
    rest.clinicName,
    rest.package && `แพ็กเกจ ${packageLabel(rest.package)}`,
    source !== 'unknown' && sourceWords && `มาจาก ${sourceWords}`,
  ];
  return (
    <section className="lead-head" aria-label="สรุป">
      <div className="lead-actions">
        {phone && <PhoneLink phone={phone} word="โทร" className="lead-call" />}
        {email && (
          <a className="lead-mail" href={`mailto:${email}`}>
            {email}
          </a>
        )}
      </div>
      <p className="lead-facts">
        <Waiting />
        {createdAt && (
          <span>
            ได้รับเมื่อ <ThaiTime value={createdAt} />
          </span>
        )}
        {rest.reference && <span>เลขอ้างอิง {rest.reference}</span>}
      </p>
      <p className="lead-facts">{facts.filter(Boolean).join(' · ')}</p>
      {rest.isSuspected && <p className="lead-suspected">อาจเป็นสแปม: มีการกรอกช่องที่คนทั่วไปมองไม่เห็น</p>}
      {rest.consentWithdrawnAt && !rest.marketingConsent && (
        <p className="lead-suspected">ถอนความยินยอมรับข่าวสารแล้ว: ติดต่อได้เฉพาะเรื่องที่ลูกค้าสอบถาม</p>
      )}
      {description && (
        <p className="lead-words" tabIndex={0} role="region" aria-label="รายละเอียดที่ลูกค้าเขียน">
          {description}
        </p>
      )}
    </section>
  );
}

/** The most results per collection. */
const LIMIT = 10;
/** Results shown at first; the others are in a `<details>`. */
const SHOWN = 3;

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
            {enquiryNames[collection]} · {statusLabel(status)} · <ThaiTime value={createdAt} />
          </small>
        </li>
      ))}
    </ul>
  );
}

const UNKNOWN = 'ไม่ทราบ';
const devices = new Map([
  ['mobile', 'โทรศัพท์'],
  ['tablet', 'แท็บเล็ต'],
  ['desktop', 'คอมพิวเตอร์'],
]);
const clickWords: Record<ClickId, string> = {
  gclid: 'โฆษณา Google',
  gbraid: 'โฆษณา Google',
  wbraid: 'โฆษณา Google',
  fbclid: 'ลิงก์ใน Facebook',
  ttclid: 'ลิงก์ใน TikTok',
  ldtag_cl: 'โฆษณา LINE',
};

/** How the person came to the form: source, campaign page, ad clicks, article and device. */
export async function Arrival(props: UIFieldServerProps) {
  if (!subjectOfForm(props)) return null;
  const record = recordOfForm(props);
  const { sourceWords, lastTouchWords, deviceType, article, landingPage } = record;
  const clicks = isRecord(record.clicks) ? record.clicks : {};
  const clicked = clickIdNames.filter((name) => clicks[name]);
  // Untrusted input: only the path of an article becomes a link.
  const isArticle = article?.startsWith('/articles/detail/') ?? false;
  const path = URL.parse(landingPage ?? '')?.pathname ?? '';
  const campaign = CAMPAIGN_PREFIXES.some((prefix) => path.startsWith(prefix)) ? path : undefined;
  const titles = await pageTitles(props.payload, [article ?? '', campaign ?? '']);
  return (
    <section className="arrival" aria-labelledby="arrival-title">
      <h3 id="arrival-title">มาถึงเราอย่างไร</h3>
      <dl>
        <dt>ครั้งแรก</dt>
        <dd>{orUnknown(sourceWords)}</dd>
        <dt>ครั้งล่าสุดก่อนส่ง</dt>
        <dd>{orUnknown(lastTouchWords)}</dd>
        {campaign && (
          <>
            <dt>หน้าแคมเปญที่เข้ามา</dt>
            <dd>
              <a href={`${environment().SITE_URL}${campaign}`} target="_blank" rel="noreferrer">
                {titles.get(campaign) ?? decoded(campaign)}
              </a>
            </dd>
          </>
        )}
        <dt>กดจาก</dt>
        <dd>
          {clicked.length === 0
            ? UNKNOWN
            : clicked.map((name) => `${clickWords[name]} (${name})`).join(' · ')}
        </dd>
        <dt>บทความที่อ่านก่อนกรอก</dt>
        <dd>
          {isArticle && article ? (
            <a href={`${environment().SITE_URL}${article}`} target="_blank" rel="noreferrer">
              {titles.get(article) ?? decoded(article)}
            </a>
          ) : (
            orUnknown(article)
          )}
        </dd>
        <dt>อุปกรณ์</dt>
        <dd>{devices.get(deviceType ?? '') ?? UNKNOWN}</dd>
      </dl>
    </section>
  );
}

const orUnknown = (text: string | null | undefined) =>
  text === undefined || text === null || text === '' ? UNKNOWN : text;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Shows additional fields of an enquiry read-only. Not Payload's JSON editor, which loads its code from a
 * third-party server.
 */
export function Facts({ data, field, path }: JSONFieldServerProps) {
  const facts: unknown = (data as Record<string, unknown>)[path];
  if (typeof facts !== 'object' || facts === null) return null;
  const label = typeof field.label === 'string' ? field.label : path;
  return (
    <section className="facts field-type" aria-label={label}>
      <p className="field-label">{label}</p>
      <dl>
        {Object.entries(facts).map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{typeof value === 'string' ? value : JSON.stringify(value)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

import { type ClickId, clickIdNames } from '@clinicdee/protocol';
import { CAMPAIGN_PREFIXES } from '@clinicdee/protocol/site-content';
import Link from 'next/link';
import type { JSONFieldServerProps, UIFieldServerProps, Where } from 'payload';
import type { ReactNode } from 'react';
import { packageNames } from '../../enquiries/packages.ts';
import { pageTitles } from '../../enquiries/page-titles.ts';
import { findEnquiries } from '../../enquiries/recent.ts';
import { statusLabel } from '../../enquiries/statuses.ts';
import { enquiryNames } from '../../enquiries/subject.ts';
import { environment } from '../../environment/environment.ts';
import type { Lead, Registration } from '../../payload-types.ts';
import { decoded } from '../../site/page-of-site.ts';
import { deviceNames } from '../../statistics/rows.ts';
import { Lines } from '../lines.tsx';
import { PhoneLink } from '../phone-link.tsx';
import { ThaiTime } from './thai-time.tsx';
import { Waiting } from './enquiry-form.tsx';

/** Returns the record of the form. */
function recordOfForm(props: UIFieldServerProps): Partial<Lead & Registration> {
  return props.data;
}

/** The summary that sales needs before a call, with phone and mail links. */
export async function Head(props: UIFieldServerProps) {
  const { phone, email, createdAt, source, sourceWords, description, ...rest } =
    recordOfForm(props);
  const names = rest.package ? await packageNames(props.payload) : undefined;
  const facts = [
    rest.organizationLabel,
    rest.clinicName,
    rest.package && `แพ็กเกจ ${names?.get(rest.package) ?? rest.package}`,
    source !== 'unknown' && sourceWords && `ที่มา: ${sourceWords}`,
  ];
  return (
    <section className="office-card lead-head" aria-label="สรุป">
      <div className="office-row">
        <PhoneLink phone={phone} word="โทร" className="lead-call" />
        {email && (
          <a className="lead-mail" href={`mailto:${email}`}>
            {email}
          </a>
        )}
      </div>
      <p className="office-row office-note">
        <Waiting />
        {createdAt && (
          <span>
            ได้รับเมื่อ <ThaiTime value={createdAt} />
          </span>
        )}
        {rest.reference && <span>เลขอ้างอิง {rest.reference}</span>}
      </p>
      <p className="office-note">{facts.filter(Boolean).join(' · ')}</p>
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

/** Possible duplicates: other leads and registrations with the same phone or e-mail. Never merged. */
export async function Duplicates(props: UIFieldServerProps) {
  const { collectionSlug, id, payload, user } = props;
  const { phoneE164, email } = recordOfForm(props);
  const same: Where[] = [];
  if (phoneE164) same.push({ phoneE164: { equals: phoneE164 } });
  if (email) same.push({ email: { equals: email.toLowerCase() } });
  if (same.length === 0) return null;
  const options = { sort: '-createdAt', limit: LIMIT };
  const { enquiries } = await findEnquiries(payload, user, { or: same }, options);
  const duplicates = enquiries
    .filter((enquiry) => enquiry.collection !== collectionSlug || enquiry.id !== id)
    .sort((a, b) => b.createdAt.localeCompare(a.createdAt));
  if (duplicates.length === 0) return null;
  return (
    <section className="office-card duplicates" aria-labelledby="duplicates-title">
      <h2 id="duplicates-title">อาจเป็นคนเดียวกัน</h2>
      <ul>
        {duplicates.map(({ collection, id, fullname, status, createdAt }) => (
          <li key={`${collection}-${id}`}>
            <Link href={`/admin/collections/${collection}/${id}`}>{fullname}</Link>
            <small>
              {enquiryNames[collection]} · {statusLabel(status)} · <ThaiTime value={createdAt} />
            </small>
          </li>
        ))}
      </ul>
    </section>
  );
}

const UNKNOWN = 'ไม่ทราบ';
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
  const record = recordOfForm(props);
  const { sourceWords, lastTouchWords, deviceType, article, landingPage } = record;
  const clicks = isRecord(record.clicks) ? record.clicks : {};
  const clicked = clickIdNames.filter((name) => clicks[name]);
  const isCampaign = (path: string) => CAMPAIGN_PREFIXES.some((prefix) => path.startsWith(prefix));
  // Untrusted input: only the path of an article or campaign page becomes a link.
  const isPage = article?.startsWith('/articles/detail/') === true || isCampaign(article ?? '');
  const path = URL.parse(landingPage ?? '')?.pathname ?? '';
  const campaign = isCampaign(path) ? path : undefined;
  const titles = await pageTitles(props.payload, [article ?? '', campaign ?? '']);
  const onSite = (page: string) => (
    <a href={`${environment().SITE_URL}${page}`} target="_blank" rel="noreferrer">
      {titles.get(page) ?? decoded(page)}
    </a>
  );
  const lines: [string, ReactNode][] = [
    ['ครั้งแรก', sourceWords],
    ['ครั้งล่าสุดก่อนส่ง', lastTouchWords],
    ...(campaign ? [['หน้าแคมเปญที่เข้ามา', onSite(campaign)] satisfies [string, ReactNode]] : []),
    ['กดจาก', clicked.map((name) => `${clickWords[name]} (${name})`).join(' · ')],
    ['บทความหรือหน้าแคมเปญก่อนกรอก', isPage && article ? onSite(article) : article],
    ['อุปกรณ์', deviceNames.get(deviceType)],
  ];
  return (
    <section className="office-panel" aria-labelledby="arrival-title">
      <h3 id="arrival-title">มาถึงเราอย่างไร</h3>
      <Lines
        lines={lines.map(([label, value]) => [label, value === '' ? UNKNOWN : (value ?? UNKNOWN)])}
      />
    </section>
  );
}

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
  const lines = Object.entries(facts).map(([name, value]) => {
    return [name, typeof value === 'string' ? value : JSON.stringify(value)] as const;
  });
  return (
    <section className="office-panel field-type" aria-label={label}>
      <p className="field-label">{label}</p>
      <Lines lines={lines} />
    </section>
  );
}

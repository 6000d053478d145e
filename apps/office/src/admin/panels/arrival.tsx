import { type ClickId, clickIdNames } from '@clinicdee/protocol';
import { CAMPAIGN_PREFIXES } from '@clinicdee/protocol/site-content';
import type { UIFieldServerProps } from 'payload';
import { environment } from '../../environment/environment.ts';
import { pageTitle } from '../../enquiries/page-titles.ts';
import { recordOfForm, subjectOfForm } from './subject-of-form.ts';

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
  const title = isArticle ? await pageTitle(props.payload, article ?? '') : undefined;
  const path = URL.parse(landingPage ?? '')?.pathname ?? '';
  const campaign = CAMPAIGN_PREFIXES.some((prefix) => path.startsWith(prefix)) ? path : undefined;
  const campaignTitle = campaign && (await pageTitle(props.payload, campaign));
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
                {campaignTitle ?? decoded(campaign)}
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
              {title ?? decoded(article)}
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

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

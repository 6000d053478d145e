import { type SiteContentSubject, siteContentSubjects } from '@clinicdee/protocol/site-content';
import { recordsOf } from '../access/records.ts';
import { staffCall } from '../access/rules.ts';
import { entityTag, matchesTag } from '../articles/list-version.ts';
import { publishingErrors } from '../payload-patches/publishing-check.ts';
import { errorLine } from '../payload-patches/thai-failures.ts';
import { promotionDay, readPreviewToken } from '../site-content/preview.ts';
import { contentWith, publicPage, publishedContent } from '../site-content/published.ts';
import { fileDocument, isSubject } from '../site-content/subjects.ts';
import { contentCall, refuse } from './json.ts';

/** `GET /api/public/site-content`: the published site content; never drafts. */
export const siteContentCall = contentCall('site-content', async ({ headers, payload }) => {
  const content = await publishedContent(payload);
  const cache = {
    etag: entityTag(JSON.stringify(content)),
    'cache-control': 'private, no-cache',
  };
  if (matchesTag(headers, cache.etag)) return new Response(null, { status: 304, headers: cache });
  return Response.json(content, { headers: cache });
});

/** Longest message that the site shows, in characters. */
const LONGEST_MESSAGE = 200;

/**
 * `GET /api/public/site-content/preview?token=`: the published content with one subject's newest draft; 422 with the
 * validation errors when the draft is invalid. For a campaign page, its newest draft alone (`page`).
 */
export const previewSiteContent = contentCall('site-content/preview', async (req) => {
  const { payload, searchParams } = req;
  const previewed = readPreviewToken(searchParams.get('token') ?? '');
  if (!previewed || previewed.startsWith('article-'))
    return refuse('foreign_origin', 'preview link is wrong or too old');
  // The site marks invalid sections itself.
  const answer = async (slug: 'pages' | SiteContentSubject, draft: object, preview: object) => {
    const judged = 'sections' in draft ? { ...draft, sections: [] } : draft;
    const problems = await publishingErrors(req, slug, judged);
    if (problems.length === 0) return Response.json(preview);
    return Response.json({ message: summarise(problems.map(errorLine)) }, { status: 422 });
  };
  if (!isSubject(previewed)) {
    // The token was signed for a user who may read drafts.
    const id = Number(previewed.replace('page-', ''));
    const draft = await recordsOf(payload).get('pages', id, { draft: true });
    if (!draft) return Response.json({ code: 404, message: 'no such page' }, { status: 404 });
    return answer('pages', draft, { page: publicPage(draft) });
  }
  const content = await contentWith(payload, previewed);
  // Promotions of later days are shown as on the first of them.
  const day = previewed === 'promotions' ? promotionDay(content.promotions) : undefined;
  const language = previewed === 'home-en' ? 'en' : undefined;
  return answer(previewed, content[previewed] ?? {}, { ...content, day, language });
});

/** `POST /api/site-content/:subject/reset`: publishes the repository's values of a subject as a new version. */
export const resetSiteContent = staffCall(
  ['post', '/site-content/:subject/reset'],
  'update',
  'siteContent',
  async (req) => {
    const subject = String(req.routeParams?.subject);
    if (!isSubject(subject)) return Response.json({ message: 'ไม่มีเรื่องนี้' }, { status: 404 });
    // Values that the repository does not have are emptied.
    const names = Object.keys(siteContentSubjects[subject].shape);
    const empty = Object.fromEntries(names.map((name) => [name, null]));
    const data = { ...empty, ...fileDocument(subject), _status: 'published' } as const;
    await req.payload.updateGlobal({ slug: subject, data, depth: 0, overrideAccess: false, req });
    return Response.json({ message: 'กลับไปใช้ค่าตั้งต้นแล้ว ฉบับก่อนยังอยู่ในหน้าฉบับ' });
  },
);

/** Joins problems to a message. */
function summarise(problems: readonly string[]): string {
  const message = problems.join(' · ');
  return message.length > LONGEST_MESSAGE ? `${message.slice(0, LONGEST_MESSAGE - 1)}…` : message;
}

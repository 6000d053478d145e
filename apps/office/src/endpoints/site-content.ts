import { isSecret } from '@clinicdee/protocol/http/bearer';
import type { Endpoint } from 'payload';
import { may } from '../access/rules.ts';
import { entityTag, isKnown } from '../articles/list-version.ts';
import { environment } from '../environment/environment.ts';
import { readWordsToken } from '../site-content/preview.ts';
import { contentVersion, contentWith, publishedContent } from '../site-content/published.ts';
import { errorsOfDraft } from '../site-content/refuse-errors.ts';
import { fileDocument, isSubject } from '../site-content/subjects.ts';
import { refuse } from './envelope.ts';

const MISSING_KEY = 'API key is missing or wrong';

/** `GET /api/public/site-content`: the words and figures that are published, and nothing else, ever. */
export const siteContentCall: Endpoint = {
  path: '/public/site-content',
  method: 'get',
  handler: async ({ headers, payload }) => {
    if (!hasKey(headers)) return refuse('unauthorized', MISSING_KEY);
    const content = await publishedContent(payload);
    const cache = {
      etag: entityTag(contentVersion(content)),
      'cache-control': 'private, no-cache',
    };
    if (isKnown(headers, cache.etag)) return new Response(null, { status: 304, headers: cache });
    return Response.json(content, { headers: cache });
  },
};

/** The most that the site shows of what the office says. */
const MOST_SAID = 200;

/**
 * `GET /api/public/site-content/preview?token=`: the same with one subject's newest draft; 422 with its problems in words
 * where it is not fit to be shown yet.
 */
export const previewSiteContent: Endpoint = {
  path: '/public/site-content/preview',
  method: 'get',
  handler: async ({ headers, payload, searchParams }) => {
    if (!hasKey(headers)) return refuse('unauthorized', MISSING_KEY);
    const subject = readWordsToken(searchParams.get('token') ?? '');
    if (!subject) return refuse('foreign_origin', 'preview link is wrong or too old');
    const content = await contentWith(payload, subject);
    const uncached = { 'cache-control': 'private, no-store' };
    const problems = errorsOfDraft(subject, content[subject] ?? {}, payload);
    if (problems.length === 0) return Response.json(content, { headers: uncached });
    return Response.json({ message: asMany(problems) }, { status: 422, headers: uncached });
  },
};

/** `POST /api/site-content/:subject/reset`: publishes a subject as the repository has it. A version like others. */
export const resetSiteContent: Endpoint = {
  path: '/site-content/:subject/reset',
  method: 'post',
  handler: async (req) => {
    if (!may(req.user, 'update', 'words'))
      return Response.json({ message: 'ไม่มีสิทธิ์' }, { status: 403 });
    const subject = req.routeParams?.subject;
    if (typeof subject !== 'string' || !isSubject(subject))
      return Response.json({ message: 'ไม่มีเรื่องนี้' }, { status: 404 });
    await req.payload.updateGlobal({
      slug: subject,
      data: { ...fileDocument(subject), _status: 'published' },
      depth: 0,
      overrideAccess: false,
      req,
    });
    return Response.json({ message: 'กลับไปใช้ค่าตั้งต้นแล้ว ฉบับก่อนยังอยู่ในหน้าฉบับ' });
  },
};

/** As many problems as there is room for, and how many there are besides. */
function asMany(problems: readonly string[]): string {
  for (let count = problems.length; count > 0; count--) {
    const rest = count < problems.length ? ` · และอีก ${problems.length - count} ช่อง` : '';
    const said = problems.slice(0, count).join(' · ') + rest;
    if (said.length <= MOST_SAID) return said;
  }
  return (problems[0] ?? '').slice(0, MOST_SAID);
}

function hasKey(headers: Headers): boolean {
  const { CONTENT_API_KEY, CONTENT_API_KEY_HEADER } = environment();
  return isSecret(headers.get(CONTENT_API_KEY_HEADER), CONTENT_API_KEY);
}

import { LONGEST_ARTICLE } from '@clinicdee/protocol';
import type { PayloadRequest, RichTextFieldValidation } from 'payload';
import { richText } from 'payload/shared';
import { recordsOf } from '../access/records.ts';
import { isOnSite } from '../site/page-of-site.ts';
import { linkErrors, linksOf, problemOfLink } from './links.ts';
import { articleHtml } from './to-public.ts';

/** Errors in one message; the next attempt shows the others. */
const MOST_ERRORS = 5;
const count = new Intl.NumberFormat('th');

/**
 * Refuses to publish an article with dead links (an invalid address, an unpublished article, a missing page or section),
 * or one that is too long for the site, which would reject it and keep the former version. Drafts may have both. An
 * unreachable site does not prevent publishing.
 */
export const validateContent: RichTextFieldValidation = async (value, options) => {
  const { data, event, id, req } = options;
  const { slug } = data as { slug?: unknown };
  // No requests while typing.
  const isTyping = event === 'onChange';
  const problems = await linkErrors(linksOf(value), {
    // Links to the article itself are valid; articles are looked up here, since the site's copy may be outdated.
    article: (which) => isTyping || which === id || which === slug || isPublished(req, which),
    page: (path) => (isTyping ? Promise.resolve(true) : isOnSite(path)),
  });
  if (problems.length > 0) return problems.slice(0, MOST_ERRORS).join(' · ');
  const problem = await richText(value, options);
  if (problem !== true) return problem;
  const length = articleHtml(value).length;
  return (
    length <= LONGEST_ARTICLE ||
    `บทความยาวเกินหน้าเว็บจะแสดงได้ (${count.format(length)} จาก ${count.format(LONGEST_ARTICLE)} ตัวอักษรรวมรูปแบบ) แบ่งเป็นหลายบทความ`
  );
};

/** Returns why readers cannot open an address; undefined if they can. */
export const addressError = (req: PayloadRequest, address: string) =>
  problemOfLink({ address }, { article: (which) => isPublished(req, which), page: isOnSite });

/** Whether an article is published. @param which its id, or its current or a former slug */
async function isPublished(req: PayloadRequest, which: number | string): Promise<boolean> {
  const condition =
    typeof which === 'string'
      ? { or: [{ slug: { equals: which } }, { previousSlugs: { in: [which] } }] }
      : { id: { equals: which } };
  const where = { and: [{ _status: { equals: 'published' } }, condition] };
  return (await recordsOf(req.payload, req).count('articles', where)) > 0;
}

import { type SectionName, sectionNames } from '@clinicdee/protocol/site-content';
import { staffCall } from '../access/rules.ts';
import { linksToDocument, linksToSections } from '../articles/published-links.ts';

/** The landing sections that can be hidden by each form of site content. */
const sectionsOf = new Map<string, readonly SectionName[]>([
  ['home', sectionNames],
  ['equipment', ['equipment']],
]);

/**
 * `GET /api/links-to/:target`: the published articles and pages that link to an article (by id), to a campaign page
 * (`page-7`) or to the sections of a form (`home`, `equipment`), whether the target is published, and its own dead
 * links.
 */
export const linksTo = staffCall(
  ['get', '/links-to/:target'],
  'update',
  'articles',
  async ({ payload, routeParams }) => {
    const target = String(routeParams?.target);
    const sections = sectionsOf.get(target);
    const [, ofPage, id] = /^(page-)?(\d{1,15})$/.exec(target) ?? [];
    if (!sections && id === undefined)
      return Response.json({ message: 'ไม่มีเรื่องนี้' }, { status: 404 });
    const links = sections
      ? { targets: await linksToSections(payload, sections), problems: [] }
      : await linksToDocument(payload, ofPage ? 'pages' : 'articles', Number(id));
    return Response.json(links, { headers: { 'cache-control': 'private, no-store' } });
  },
);

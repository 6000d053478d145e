import { homeFrom } from '@clinicdee/brand/site-content';
import type { HomeContent } from '@clinicdee/protocol/site-content';
import { sql } from '@payloadcms/db-sqlite';
import { randomBytes } from 'node:crypto';

type Row = Record<string, unknown>;
type Query = ReturnType<typeof sql>;

/** Runs a query on either database and returns its rows. */
export type Run = (query: Query) => Promise<Row[]>;

/** A version of a former global: `hero`, or `sections`. */
interface Former<Content> {
  isPublished: boolean;
  content: Content;
}

/**
 * Copies the published first screen and order of sections, and their newest drafts, to the landing page. What was never
 * saved is the built-in text. Older versions are not kept.
 */
export async function moveToHome(run: Run): Promise<void> {
  const [heroes, orders] = [await formerHeroes(run), await formerSections(run)];
  const published = {
    hero: heroes.find(({ isPublished }) => isPublished)?.content,
    sections: orders.find(({ isPublished }) => isPublished)?.content,
  };
  const drafted = {
    hero: heroes.find(({ isPublished }) => !isPublished)?.content,
    sections: orders.find(({ isPublished }) => !isPublished)?.content,
  };
  const isPublished = published.hero !== undefined || published.sections !== undefined;
  const hasDraft = drafted.hero !== undefined || drafted.sections !== undefined;
  const draft = homeFrom({
    hero: drafted.hero ?? published.hero,
    sections: drafted.sections ?? published.sections,
  });
  const now = Date.now();
  if (isPublished) {
    await write(run, '', homeFrom(published), 'published', now);
    await write(run, 'version_', homeFrom(published), 'published', now, !hasDraft);
  } else if (hasDraft) await write(run, '', draft, 'draft', now);
  if (hasDraft) await write(run, 'version_', draft, 'draft', now + 1, true);
}

/** Returns the published first screen and the newest draft that is not published. */
async function formerHeroes(run: Run): Promise<Former<object>[]> {
  const rows = [
    ...(await run(sql`SELECT * FROM hero WHERE _status = 'published'`)),
    ...draftIn(
      await run(sql`SELECT id, version_lead AS lead, version_devices AS devices,
        version_phone AS phone, version_to_form AS to_form, version__status AS _status
        FROM _hero_v ORDER BY updated_at DESC, id DESC LIMIT 1`),
    ),
  ];
  return Promise.all(
    rows.map(async ({ id, lead, devices, phone, to_form, _status }) => {
      const isPublished = _status === 'published';
      const texts = await run(
        isPublished
          ? sql`SELECT text FROM hero_texts WHERE parent_id = ${id} ORDER BY "order"`
          : sql`SELECT text FROM _hero_v_texts WHERE parent_id = ${id} ORDER BY "order"`,
      );
      const title = texts.map(({ text }) => text);
      return { isPublished, content: { title, lead, devices, phone, toForm: to_form } };
    }),
  );
}

/** Returns the published order of sections and the newest draft that is not published. */
async function formerSections(
  run: Run,
): Promise<Former<{ section: unknown; isShown: boolean }[]>[]> {
  const rows = [
    ...(await run(sql`SELECT id, _status FROM sections WHERE _status = 'published'`)),
    ...draftIn(
      await run(sql`SELECT id, version__status AS _status
        FROM _sections_v ORDER BY updated_at DESC, id DESC LIMIT 1`),
    ),
  ];
  return Promise.all(
    rows.map(async ({ id, _status }) => {
      const isPublished = _status === 'published';
      const entries = await run(
        isPublished
          ? sql`SELECT section, is_shown FROM sections_sections
              WHERE _parent_id = ${id} ORDER BY _order`
          : sql`SELECT section, is_shown FROM _sections_v_version_sections
              WHERE _parent_id = ${id} ORDER BY _order`,
      );
      const content = entries.map(({ section, is_shown }) => ({
        section,
        isShown: Boolean(is_shown),
      }));
      return { isPublished, content };
    }),
  );
}

/** The newest version, unless it is the published one. */
const draftIn = (newest: Row[]) => newest.filter(({ _status }) => _status === 'draft');

/** Writes the global (no prefix) or a version of it. */
async function write(
  run: Run,
  prefix: '' | 'version_',
  { searchTitle, searchDescription, hero, closing, sections }: HomeContent,
  status: 'draft' | 'published',
  at: number,
  isLatest?: boolean,
): Promise<void> {
  const isVersion = prefix !== '';
  const moment = new Date(at).toISOString();
  const blocks = sections.map((section) => ({ ...section, id: newId() }));
  const [row] = await insert(run, isVersion ? '_home_v' : 'home', {
    [`${prefix}search_title`]: searchTitle,
    [`${prefix}search_description`]: searchDescription,
    [`${prefix}hero_lead`]: hero.lead,
    [`${prefix}hero_devices`]: hero.devices,
    [`${prefix}hero_phone`]: hero.phone,
    [`${prefix}hero_to_form`]: hero.toForm,
    [`${prefix}sections`]: JSON.stringify(blocks),
    [`${prefix}_status`]: status,
    [`${prefix}updated_at`]: moment,
    [`${prefix}created_at`]: moment,
    ...(isVersion && { updated_at: moment, created_at: moment, latest: isLatest ? 1 : 0 }),
  });
  const parent = row?.id;
  const lists = { 'hero.title': hero.title, 'closing.title': closing.title, 'closing.lead': closing.lead };
  for (const [field, texts] of Object.entries(lists)) {
    for (const [index, text] of texts.entries()) {
      await insert(run, isVersion ? '_home_v_texts' : 'home_texts', {
        ...{ order: index + 1, parent_id: parent, text },
        path: isVersion ? `version.${field}` : field,
      });
    }
  }
  for (const [index, { title, detail }] of hero.reasons.entries()) {
    await insert(run, isVersion ? '_home_v_version_hero_reasons' : 'home_hero_reasons', {
      ...{ _order: index + 1, _parent_id: parent, title, detail },
      ...(isVersion ? { _uuid: newId() } : { id: newId() }),
    });
  }
}

function insert(run: Run, table: string, values: Row): Promise<Row[]> {
  const names = sql.join(
    Object.keys(values).map((name) => sql.identifier(name)),
    sql`, `,
  );
  const entries = sql.join(
    Object.values(values).map((value) => sql`${value ?? null}`),
    sql`, `,
  );
  return run(sql`INSERT INTO ${sql.identifier(table)} (${names}) VALUES (${entries}) RETURNING id`);
}

/** An id like Payload's of rows. */
const newId = () => randomBytes(12).toString('hex');

import { fileContent } from '@clinicdee/brand/site-content';
import { homeContent } from '@clinicdee/protocol/site-content';
import { expect } from 'vitest';
import * as z from 'zod';
import type { Office } from './office.ts';
import { runSql } from './sql.ts';

interface Migration {
  up: (args: { db: never }) => Promise<void>;
  down: (args: { db: never }) => Promise<void>;
}

/**
 * Gives the database the first screen and the order of sections of an earlier release, published and with newer drafts,
 * and runs the migration that moves them to the landing page.
 *
 * @param migration the migration of this database
 */
export async function expectFormerLandingPageToMove(
  { call, payload, person, secrets }: Office,
  migration: Migration,
): Promise<void> {
  const { drizzle } = payload.db as unknown as { drizzle: never };
  await migration.down({ db: drizzle });
  const phrases = (table: string, path: string, last: string) =>
    `INSERT INTO ${table} (id, "order", parent_id, path, text) VALUES
      (1, 1, 1, '${path}', 'คลินิกของคุณ'), (2, 2, 1, '${path}', '${last}')`;
  const rows = (table: string, entries: [section: string, isShown: boolean][]) =>
    entries.map(([section, isShown], index) => {
      const id = table.startsWith('_') ? `${index + 1}` : `'row-${index}'`;
      return `INSERT INTO ${table} (_order, _parent_id, id, section, is_shown)
        VALUES (${index + 1}, 1, ${id}, '${section}', ${isShown})`;
    });
  await runSql(
    payload,
    `INSERT INTO hero (id, lead, devices, phone, to_form, _status)
      VALUES (1, '{{name}} ของเดิม', 'ทุกเครื่อง', 'โทรเลย', 'ฝากเบอร์', 'published')`,
    phrases('hero_texts', 'title', 'เปิดแล้ว'),
    `INSERT INTO _hero_v (id, version_lead, version_devices, version_phone, version_to_form,
      version__status, updated_at, created_at)
      VALUES (1, 'ร่างคำนำ', 'ทุกเครื่อง', NULL, 'ฝากเบอร์', 'draft', '2026-01-02', '2026-01-02')`,
    phrases('_hero_v_texts', 'version.title', 'ร่าง'),
    `INSERT INTO sections (id, _status) VALUES (1, 'published')`,
    ...rows('sections_sections', [
      ['pricing', true],
      ['clinics', false],
      ['faq', true],
    ]),
    `INSERT INTO _sections_v (id, version__status, updated_at, created_at)
      VALUES (1, 'draft', '2026-01-02', '2026-01-02')`,
    ...rows('_sections_v_version_sections', [
      ['faq', true],
      ['clinics', true],
    ]),
  );
  await migration.up({ db: drizzle });

  const site = await call('GET', '/public/site-content', {
    headers: { 'x-api-key': secrets.CONTENT_API_KEY },
  });
  const { home } = site.as(z.object({ home: z.unknown() }));
  const { sections, ...own } = homeContent.parse(home);
  const { sections: builtIn, ...file } = fileContent.home;
  const section = (name: string) => builtIn.find(({ blockType }) => blockType === name);
  expect(own).toEqual({
    ...file,
    hero: {
      ...file.hero,
      ...{ title: ['คลินิกของคุณ', 'เปิดแล้ว'], lead: '{{name}} ของเดิม', devices: 'ทุกเครื่อง' },
      ...{ phone: 'โทรเลย', toForm: 'ฝากเบอร์' },
    },
  });
  expect(sections).toEqual([section('pricing'), section('faq')]);

  const token = await person('marketing');
  const draft = await call('GET', '/globals/home?draft=true', { token });
  expect(draft.json).toMatchObject({
    _status: 'draft',
    hero: { lead: 'ร่างคำนำ', phone: null, title: ['คลินิกของคุณ', 'ร่าง'] },
    sections: [section('faq'), section('clinics')],
  });
  const body = { searchTitle: '{{name}}', hero: file.hero, _status: 'published' };
  expect((await call('POST', '/globals/home', { token, body })).status).toBe(200);
}

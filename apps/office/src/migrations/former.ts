import { type MigrateUpArgs, sql } from '@payloadcms/db-sqlite';

/**
 * The migrations of commit b4bf9da8, which the initial one replaces. They stay recorded in a database that has run them,
 * and the initial one ends in `_adds`, so that this commit still works with it.
 */
export const formerMigrations = {
  sqlite: [
    '20261121_085254_initial',
    '20261121_110245_locks_and_notes',
    '20261121_223728_log_in_limit',
    '20261121_230615_alert_digests',
    '20261122_051609_enquiry_trash',
    '20261122_091450_site_words',
    '20261122_124633_site_contact',
    '20261122_130540_site_words_further',
    '20261122_194158_thesaurus_adds',
    '20261122_203832_contact_hours_and_addresses_adds',
    '20261125_030000_titles_without_brand',
    '20261125_031658_alert_recipients_adds',
    '20261125_035600_names_kept_adds',
    '20261125_163156_consent_withdrawn_adds',
    '20261125_163839_audit_adds',
    '20261125_171731_announcement_adds',
    '20261125_195822_privacy_events_adds',
    '20261125_203157_privacy_requests_adds',
    '20261125_204255_pages_adds',
    '20261125_225916_home_adds',
    '20261125_225952_home_from_hero_and_sections',
    '20261125_232107_call_again_adds',
    '20261125_233156_promotions_adds',
    '20261125_234311_second_factors_adds',
    '20261126_022540_site_content_autosave_adds',
    '20261126_025941_languages_adds',
  ],
  postgres: [
    '20261121_085259_initial',
    '20261121_110255_locks_and_notes',
    '20261121_212552_not_reached',
    '20261121_223750_log_in_limit',
    '20261121_230627_alert_digests',
    '20261122_051615_enquiry_trash',
    '20261122_091522_site_words',
    '20261122_124651_site_contact',
    '20261122_130627_site_words_further',
    '20261122_194213_thesaurus_adds',
    '20261122_203853_contact_hours_and_addresses_adds',
    '20261125_030010_titles_without_brand',
    '20261125_031731_alert_recipients_adds',
    '20261125_035600_names_kept_adds',
    '20261125_163202_consent_withdrawn_adds',
    '20261125_163845_audit_adds',
    '20261125_171739_announcement_adds',
    '20261125_195829_privacy_events_adds',
    '20261125_203225_privacy_requests_adds',
    '20261125_204301_pages_adds',
    '20261125_225930_home_adds',
    '20261125_230011_home_from_hero_and_sections',
    '20261125_232119_call_again_adds',
    '20261125_232752_audit_events_adds',
    '20261125_233216_promotions_adds',
    '20261125_234324_second_factors_adds',
    '20261126_022548_site_content_autosave_adds',
    '20261126_025951_languages_adds',
  ],
};

/**
 * Completes foreign keys of a SQLite database of the former migrations: Payload's `ALTER TABLE … ADD` lacked their
 * `ON DELETE`. Rows are not touched (https://sqlite.org/lang_altertable.html, "Making Other Kinds Of Table Schema
 * Changes").
 */
export async function completeForeignKeys({ db }: Pick<MigrateUpArgs, 'db'>): Promise<void> {
  const { rows } = await db.run(sql`PRAGMA schema_version`);
  await db.run(sql`PRAGMA writable_schema = ON`);
  await db.run(sql`UPDATE sqlite_schema
    SET sql = replace(sql, 'REFERENCES alerts(id)', 'REFERENCES alerts(id) ON DELETE set null')
    WHERE name = 'alerts'`);
  for (const table of ['audit', 'privacy_events', 'privacy_requests']) {
    const key = `REFERENCES ${table}(id)`;
    await db.run(sql`UPDATE sqlite_schema SET sql = replace(sql, ${key}, ${`${key} ON DELETE cascade`})
      WHERE name = 'payload_locked_documents_rels'`);
  }
  await db.run(sql.raw(`PRAGMA schema_version = ${Number(rows[0]?.schema_version) + 1}`));
  await db.run(sql`PRAGMA writable_schema = OFF`);
}

import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`leads\` ADD \`last_source\` text;`)
  await db.run(sql`CREATE INDEX \`leads_last_source_idx\` ON \`leads\` (\`last_source\`);`)
  await db.run(sql`CREATE INDEX \`leads_article_idx\` ON \`leads\` (\`article\`);`)
  await db.run(sql`CREATE INDEX \`leads_utm_campaign_idx\` ON \`leads\` (\`utm_campaign\`);`)
  await db.run(sql`ALTER TABLE \`registrations\` ADD \`last_source\` text;`)
  await db.run(sql`CREATE INDEX \`registrations_last_source_idx\` ON \`registrations\` (\`last_source\`);`)
  await db.run(sql`CREATE INDEX \`registrations_article_idx\` ON \`registrations\` (\`article\`);`)
  await db.run(sql`CREATE INDEX \`registrations_utm_campaign_idx\` ON \`registrations\` (\`utm_campaign\`);`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP INDEX \`leads_last_source_idx\`;`)
  await db.run(sql`DROP INDEX \`leads_article_idx\`;`)
  await db.run(sql`DROP INDEX \`leads_utm_campaign_idx\`;`)
  await db.run(sql`ALTER TABLE \`leads\` DROP COLUMN \`last_source\`;`)
  await db.run(sql`DROP INDEX \`registrations_last_source_idx\`;`)
  await db.run(sql`DROP INDEX \`registrations_article_idx\`;`)
  await db.run(sql`DROP INDEX \`registrations_utm_campaign_idx\`;`)
  await db.run(sql`ALTER TABLE \`registrations\` DROP COLUMN \`last_source\`;`)
}

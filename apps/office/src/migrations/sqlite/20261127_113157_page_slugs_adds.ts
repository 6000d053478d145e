import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`DROP INDEX \`pages_slug_idx\`;`)
  await db.run(sql`CREATE UNIQUE INDEX \`slug_language_idx\` ON \`pages\` (\`slug\`,\`language\`);`)
  await db.run(sql`CREATE INDEX \`pages_slug_idx\` ON \`pages\` (\`slug\`);`)
  await db.run(sql`CREATE INDEX \`version_slug_version_language_idx\` ON \`_pages_v\` (\`version_slug\`,\`version_language\`);`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP INDEX \`slug_language_idx\`;`)
  await db.run(sql`DROP INDEX \`pages_slug_idx\`;`)
  await db.run(sql`CREATE UNIQUE INDEX \`pages_slug_idx\` ON \`pages\` (\`slug\`);`)
  await db.run(sql`DROP INDEX \`version_slug_version_language_idx\`;`)
}

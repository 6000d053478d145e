import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`leads\` ADD \`consent_withdrawn_at\` text;`)
  await db.run(sql`CREATE INDEX \`leads_consent_withdrawn_at_idx\` ON \`leads\` (\`consent_withdrawn_at\`);`)
  await db.run(sql`ALTER TABLE \`registrations\` ADD \`consent_withdrawn_at\` text;`)
  await db.run(sql`CREATE INDEX \`registrations_consent_withdrawn_at_idx\` ON \`registrations\` (\`consent_withdrawn_at\`);`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP INDEX \`leads_consent_withdrawn_at_idx\`;`)
  await db.run(sql`ALTER TABLE \`leads\` DROP COLUMN \`consent_withdrawn_at\`;`)
  await db.run(sql`DROP INDEX \`registrations_consent_withdrawn_at_idx\`;`)
  await db.run(sql`ALTER TABLE \`registrations\` DROP COLUMN \`consent_withdrawn_at\`;`)
}

import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`leads\` ADD \`deleted_at\` text;`)
  await db.run(sql`CREATE INDEX \`leads_deleted_at_idx\` ON \`leads\` (\`deleted_at\`);`)
  await db.run(sql`ALTER TABLE \`registrations\` ADD \`deleted_at\` text;`)
  await db.run(sql`CREATE INDEX \`registrations_deleted_at_idx\` ON \`registrations\` (\`deleted_at\`);`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP INDEX \`leads_deleted_at_idx\`;`)
  await db.run(sql`ALTER TABLE \`leads\` DROP COLUMN \`deleted_at\`;`)
  await db.run(sql`DROP INDEX \`registrations_deleted_at_idx\`;`)
  await db.run(sql`ALTER TABLE \`registrations\` DROP COLUMN \`deleted_at\`;`)
}

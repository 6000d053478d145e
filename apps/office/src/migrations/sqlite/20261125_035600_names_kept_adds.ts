import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`leads\` ADD \`name_search\` text;`)
  await db.run(sql`ALTER TABLE \`registrations\` ADD \`name_search\` text;`)
  await db.run(sql`ALTER TABLE \`history\` ADD \`author_name\` text;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`leads\` DROP COLUMN \`name_search\`;`)
  await db.run(sql`ALTER TABLE \`registrations\` DROP COLUMN \`name_search\`;`)
  await db.run(sql`ALTER TABLE \`history\` DROP COLUMN \`author_name\`;`)
}

import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`leads\` ADD \`call_again_on\` text;`)
  await db.run(sql`CREATE INDEX \`leads_call_again_on_idx\` ON \`leads\` (\`call_again_on\`);`)
  await db.run(sql`ALTER TABLE \`registrations\` ADD \`call_again_on\` text;`)
  await db.run(sql`CREATE INDEX \`registrations_call_again_on_idx\` ON \`registrations\` (\`call_again_on\`);`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP INDEX \`leads_call_again_on_idx\`;`)
  await db.run(sql`ALTER TABLE \`leads\` DROP COLUMN \`call_again_on\`;`)
  await db.run(sql`DROP INDEX \`registrations_call_again_on_idx\`;`)
  await db.run(sql`ALTER TABLE \`registrations\` DROP COLUMN \`call_again_on\`;`)
}

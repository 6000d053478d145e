import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`announcement\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`is_shown\` integer DEFAULT false,
  	\`text\` text,
  	\`link_text\` text,
  	\`link_address\` text,
  	\`from\` text,
  	\`until\` text,
  	\`_status\` text DEFAULT 'draft',
  	\`updated_at\` text,
  	\`created_at\` text
  );
  `)
  await db.run(sql`CREATE INDEX \`announcement__status_idx\` ON \`announcement\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`_announcement_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`version_is_shown\` integer DEFAULT false,
  	\`version_text\` text,
  	\`version_link_text\` text,
  	\`version_link_address\` text,
  	\`version_from\` text,
  	\`version_until\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer
  );
  `)
  await db.run(sql`CREATE INDEX \`_announcement_v_version_version__status_idx\` ON \`_announcement_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_announcement_v_created_at_idx\` ON \`_announcement_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_announcement_v_updated_at_idx\` ON \`_announcement_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_announcement_v_latest_idx\` ON \`_announcement_v\` (\`latest\`);`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`announcement\`;`)
  await db.run(sql`DROP TABLE \`_announcement_v\`;`)
}

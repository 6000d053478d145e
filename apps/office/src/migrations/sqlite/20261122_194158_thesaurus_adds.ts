import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`thesaurus\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`groups\` text,
  	\`_status\` text DEFAULT 'draft',
  	\`updated_at\` text,
  	\`created_at\` text
  );
  `)
  await db.run(sql`CREATE INDEX \`thesaurus__status_idx\` ON \`thesaurus\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`_thesaurus_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`version_groups\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer
  );
  `)
  await db.run(sql`CREATE INDEX \`_thesaurus_v_version_version__status_idx\` ON \`_thesaurus_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_thesaurus_v_created_at_idx\` ON \`_thesaurus_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_thesaurus_v_updated_at_idx\` ON \`_thesaurus_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_thesaurus_v_latest_idx\` ON \`_thesaurus_v\` (\`latest\`);`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`thesaurus\`;`)
  await db.run(sql`DROP TABLE \`_thesaurus_v\`;`)
}

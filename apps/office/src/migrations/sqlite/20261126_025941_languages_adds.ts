import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`home_en_hero_reasons\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`title\` text,
  	\`detail\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`home_en\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`home_en_hero_reasons_order_idx\` ON \`home_en_hero_reasons\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`home_en_hero_reasons_parent_id_idx\` ON \`home_en_hero_reasons\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`home_en\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`search_title\` text,
  	\`search_description\` text,
  	\`hero_lead\` text,
  	\`hero_devices\` text,
  	\`hero_phone\` text,
  	\`hero_to_form\` text,
  	\`sections\` text,
  	\`_status\` text DEFAULT 'draft',
  	\`updated_at\` text,
  	\`created_at\` text
  );
  `)
  await db.run(sql`CREATE INDEX \`home_en__status_idx\` ON \`home_en\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`home_en_texts\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`text\` text,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`home_en\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`home_en_texts_order_parent\` ON \`home_en_texts\` (\`order\`,\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_home_en_v_version_hero_reasons\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`title\` text,
  	\`detail\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_home_en_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_home_en_v_version_hero_reasons_order_idx\` ON \`_home_en_v_version_hero_reasons\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_home_en_v_version_hero_reasons_parent_id_idx\` ON \`_home_en_v_version_hero_reasons\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_home_en_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`version_search_title\` text,
  	\`version_search_description\` text,
  	\`version_hero_lead\` text,
  	\`version_hero_devices\` text,
  	\`version_hero_phone\` text,
  	\`version_hero_to_form\` text,
  	\`version_sections\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	\`autosave\` integer
  );
  `)
  await db.run(sql`CREATE INDEX \`_home_en_v_version_version__status_idx\` ON \`_home_en_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_home_en_v_created_at_idx\` ON \`_home_en_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_home_en_v_updated_at_idx\` ON \`_home_en_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_home_en_v_latest_idx\` ON \`_home_en_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`_home_en_v_autosave_idx\` ON \`_home_en_v\` (\`autosave\`);`)
  await db.run(sql`CREATE TABLE \`_home_en_v_texts\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`text\` text,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_home_en_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_home_en_v_texts_order_parent\` ON \`_home_en_v_texts\` (\`order\`,\`parent_id\`);`)
  await db.run(sql`ALTER TABLE \`pages\` ADD \`language\` text DEFAULT 'th';`)
  await db.run(sql`ALTER TABLE \`pages\` ADD \`translation_of_id\` integer REFERENCES pages(id) ON DELETE set null;`)
  await db.run(sql`CREATE INDEX \`pages_translation_of_idx\` ON \`pages\` (\`translation_of_id\`);`)
  await db.run(sql`ALTER TABLE \`_pages_v\` ADD \`version_language\` text DEFAULT 'th';`)
  await db.run(sql`ALTER TABLE \`_pages_v\` ADD \`version_translation_of_id\` integer REFERENCES pages(id) ON DELETE set null;`)
  await db.run(sql`CREATE INDEX \`_pages_v_version_version_translation_of_idx\` ON \`_pages_v\` (\`version_translation_of_id\`);`)
  await db.run(sql`ALTER TABLE \`promotions_promotions\` ADD \`english\` text;`)
  await db.run(sql`ALTER TABLE \`_promotions_v_version_promotions\` ADD \`english\` text;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`home_en_hero_reasons\`;`)
  await db.run(sql`DROP TABLE \`home_en\`;`)
  await db.run(sql`DROP TABLE \`home_en_texts\`;`)
  await db.run(sql`DROP TABLE \`_home_en_v_version_hero_reasons\`;`)
  await db.run(sql`DROP TABLE \`_home_en_v\`;`)
  await db.run(sql`DROP TABLE \`_home_en_v_texts\`;`)
  await db.run(sql`PRAGMA foreign_keys=OFF;`)
  await db.run(sql`CREATE TABLE \`__new_pages\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`heading\` text,
  	\`lead\` text,
  	\`search_title\` text,
  	\`search_description\` text,
  	\`is_hidden\` integer DEFAULT false,
  	\`sections\` text,
  	\`generate_slug\` integer DEFAULT true,
  	\`slug\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`_status\` text DEFAULT 'draft'
  );
  `)
  await db.run(sql`INSERT INTO \`__new_pages\`("id", "heading", "lead", "search_title", "search_description", "is_hidden", "sections", "generate_slug", "slug", "updated_at", "created_at", "_status") SELECT "id", "heading", "lead", "search_title", "search_description", "is_hidden", "sections", "generate_slug", "slug", "updated_at", "created_at", "_status" FROM \`pages\`;`)
  await db.run(sql`DROP TABLE \`pages\`;`)
  await db.run(sql`ALTER TABLE \`__new_pages\` RENAME TO \`pages\`;`)
  await db.run(sql`PRAGMA foreign_keys=ON;`)
  await db.run(sql`CREATE UNIQUE INDEX \`pages_slug_idx\` ON \`pages\` (\`slug\`);`)
  await db.run(sql`CREATE INDEX \`pages_updated_at_idx\` ON \`pages\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`pages_created_at_idx\` ON \`pages\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`pages__status_idx\` ON \`pages\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`__new__pages_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`parent_id\` integer,
  	\`version_heading\` text,
  	\`version_lead\` text,
  	\`version_search_title\` text,
  	\`version_search_description\` text,
  	\`version_is_hidden\` integer DEFAULT false,
  	\`version_sections\` text,
  	\`version_generate_slug\` integer DEFAULT true,
  	\`version_slug\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	\`autosave\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new__pages_v\`("id", "parent_id", "version_heading", "version_lead", "version_search_title", "version_search_description", "version_is_hidden", "version_sections", "version_generate_slug", "version_slug", "version_updated_at", "version_created_at", "version__status", "created_at", "updated_at", "latest", "autosave") SELECT "id", "parent_id", "version_heading", "version_lead", "version_search_title", "version_search_description", "version_is_hidden", "version_sections", "version_generate_slug", "version_slug", "version_updated_at", "version_created_at", "version__status", "created_at", "updated_at", "latest", "autosave" FROM \`_pages_v\`;`)
  await db.run(sql`DROP TABLE \`_pages_v\`;`)
  await db.run(sql`ALTER TABLE \`__new__pages_v\` RENAME TO \`_pages_v\`;`)
  await db.run(sql`CREATE INDEX \`_pages_v_parent_idx\` ON \`_pages_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_version_version_slug_idx\` ON \`_pages_v\` (\`version_slug\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_version_version_updated_at_idx\` ON \`_pages_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_version_version_created_at_idx\` ON \`_pages_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_version_version__status_idx\` ON \`_pages_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_created_at_idx\` ON \`_pages_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_updated_at_idx\` ON \`_pages_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_latest_idx\` ON \`_pages_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_autosave_idx\` ON \`_pages_v\` (\`autosave\`);`)
  await db.run(sql`ALTER TABLE \`promotions_promotions\` DROP COLUMN \`english\`;`)
  await db.run(sql`ALTER TABLE \`_promotions_v_version_promotions\` DROP COLUMN \`english\`;`)
}

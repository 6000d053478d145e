import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`packages_packages\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`name\` text,
  	\`code\` text,
  	\`yearly_satang\` numeric,
  	\`subtitle\` text,
  	\`doctors_from\` numeric,
  	\`doctors_to\` numeric,
  	\`suitability\` text,
  	\`users\` text,
  	\`storage\` text,
  	\`is_popular\` integer DEFAULT false,
  	\`has_branches\` integer DEFAULT false,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`packages\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`packages_packages_order_idx\` ON \`packages_packages\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`packages_packages_parent_id_idx\` ON \`packages_packages\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`packages_comparison_rows\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`label\` text,
  	\`from\` text,
  	\`limit\` text,
  	\`tip\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`packages_comparison\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`packages_comparison_rows_order_idx\` ON \`packages_comparison_rows\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`packages_comparison_rows_parent_id_idx\` ON \`packages_comparison_rows\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`packages_comparison\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`title\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`packages\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`packages_comparison_order_idx\` ON \`packages_comparison\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`packages_comparison_parent_id_idx\` ON \`packages_comparison\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`packages\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`_status\` text DEFAULT 'draft',
  	\`updated_at\` text,
  	\`created_at\` text
  );
  `)
  await db.run(sql`CREATE INDEX \`packages__status_idx\` ON \`packages\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`packages_texts\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`text\` text,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`packages\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`packages_texts_order_parent\` ON \`packages_texts\` (\`order\`,\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_packages_v_version_packages\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`name\` text,
  	\`code\` text,
  	\`yearly_satang\` numeric,
  	\`subtitle\` text,
  	\`doctors_from\` numeric,
  	\`doctors_to\` numeric,
  	\`suitability\` text,
  	\`users\` text,
  	\`storage\` text,
  	\`is_popular\` integer DEFAULT false,
  	\`has_branches\` integer DEFAULT false,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_packages_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_packages_v_version_packages_order_idx\` ON \`_packages_v_version_packages\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_packages_v_version_packages_parent_id_idx\` ON \`_packages_v_version_packages\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_packages_v_version_comparison_rows\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`label\` text,
  	\`from\` text,
  	\`limit\` text,
  	\`tip\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_packages_v_version_comparison\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_packages_v_version_comparison_rows_order_idx\` ON \`_packages_v_version_comparison_rows\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_packages_v_version_comparison_rows_parent_id_idx\` ON \`_packages_v_version_comparison_rows\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_packages_v_version_comparison\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`title\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_packages_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_packages_v_version_comparison_order_idx\` ON \`_packages_v_version_comparison\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_packages_v_version_comparison_parent_id_idx\` ON \`_packages_v_version_comparison\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_packages_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`version__status\` text DEFAULT 'draft',
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer
  );
  `)
  await db.run(sql`CREATE INDEX \`_packages_v_version_version__status_idx\` ON \`_packages_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_packages_v_created_at_idx\` ON \`_packages_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_packages_v_updated_at_idx\` ON \`_packages_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_packages_v_latest_idx\` ON \`_packages_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`_packages_v_texts\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`text\` text,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_packages_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_packages_v_texts_order_parent\` ON \`_packages_v_texts\` (\`order\`,\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`questions_questions\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`question\` text,
  	\`answer\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`questions\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`questions_questions_order_idx\` ON \`questions_questions\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`questions_questions_parent_id_idx\` ON \`questions_questions\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`questions\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`_status\` text DEFAULT 'draft',
  	\`updated_at\` text,
  	\`created_at\` text
  );
  `)
  await db.run(sql`CREATE INDEX \`questions__status_idx\` ON \`questions\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`_questions_v_version_questions\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`question\` text,
  	\`answer\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_questions_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_questions_v_version_questions_order_idx\` ON \`_questions_v_version_questions\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_questions_v_version_questions_parent_id_idx\` ON \`_questions_v_version_questions\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_questions_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`version__status\` text DEFAULT 'draft',
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer
  );
  `)
  await db.run(sql`CREATE INDEX \`_questions_v_version_version__status_idx\` ON \`_questions_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_questions_v_created_at_idx\` ON \`_questions_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_questions_v_updated_at_idx\` ON \`_questions_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_questions_v_latest_idx\` ON \`_questions_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`sections_sections\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`section\` text,
  	\`is_shown\` integer DEFAULT true,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`sections\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`sections_sections_order_idx\` ON \`sections_sections\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`sections_sections_parent_id_idx\` ON \`sections_sections\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`sections\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`_status\` text DEFAULT 'draft',
  	\`updated_at\` text,
  	\`created_at\` text
  );
  `)
  await db.run(sql`CREATE INDEX \`sections__status_idx\` ON \`sections\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`_sections_v_version_sections\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`section\` text,
  	\`is_shown\` integer DEFAULT true,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_sections_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_sections_v_version_sections_order_idx\` ON \`_sections_v_version_sections\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_sections_v_version_sections_parent_id_idx\` ON \`_sections_v_version_sections\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_sections_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`version__status\` text DEFAULT 'draft',
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer
  );
  `)
  await db.run(sql`CREATE INDEX \`_sections_v_version_version__status_idx\` ON \`_sections_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_sections_v_created_at_idx\` ON \`_sections_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_sections_v_updated_at_idx\` ON \`_sections_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_sections_v_latest_idx\` ON \`_sections_v\` (\`latest\`);`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`packages_packages\`;`)
  await db.run(sql`DROP TABLE \`packages_comparison_rows\`;`)
  await db.run(sql`DROP TABLE \`packages_comparison\`;`)
  await db.run(sql`DROP TABLE \`packages\`;`)
  await db.run(sql`DROP TABLE \`packages_texts\`;`)
  await db.run(sql`DROP TABLE \`_packages_v_version_packages\`;`)
  await db.run(sql`DROP TABLE \`_packages_v_version_comparison_rows\`;`)
  await db.run(sql`DROP TABLE \`_packages_v_version_comparison\`;`)
  await db.run(sql`DROP TABLE \`_packages_v\`;`)
  await db.run(sql`DROP TABLE \`_packages_v_texts\`;`)
  await db.run(sql`DROP TABLE \`questions_questions\`;`)
  await db.run(sql`DROP TABLE \`questions\`;`)
  await db.run(sql`DROP TABLE \`_questions_v_version_questions\`;`)
  await db.run(sql`DROP TABLE \`_questions_v\`;`)
  await db.run(sql`DROP TABLE \`sections_sections\`;`)
  await db.run(sql`DROP TABLE \`sections\`;`)
  await db.run(sql`DROP TABLE \`_sections_v_version_sections\`;`)
  await db.run(sql`DROP TABLE \`_sections_v\`;`)
}

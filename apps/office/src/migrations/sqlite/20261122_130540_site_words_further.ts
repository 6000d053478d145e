import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`hero\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`lead\` text,
  	\`devices\` text,
  	\`phone\` text,
  	\`to_form\` text,
  	\`_status\` text DEFAULT 'draft',
  	\`updated_at\` text,
  	\`created_at\` text
  );
  `)
  await db.run(sql`CREATE INDEX \`hero__status_idx\` ON \`hero\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`hero_texts\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`text\` text,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`hero\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`hero_texts_order_parent\` ON \`hero_texts\` (\`order\`,\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_hero_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`version_lead\` text,
  	\`version_devices\` text,
  	\`version_phone\` text,
  	\`version_to_form\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer
  );
  `)
  await db.run(sql`CREATE INDEX \`_hero_v_version_version__status_idx\` ON \`_hero_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_hero_v_created_at_idx\` ON \`_hero_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_hero_v_updated_at_idx\` ON \`_hero_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_hero_v_latest_idx\` ON \`_hero_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`_hero_v_texts\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`text\` text,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_hero_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_hero_v_texts_order_parent\` ON \`_hero_v_texts\` (\`order\`,\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`equipment_devices\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`name\` text,
  	\`model\` text,
  	\`price_satang\` numeric,
  	\`description\` text,
  	\`drawing\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`equipment\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`equipment_devices_order_idx\` ON \`equipment_devices\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`equipment_devices_parent_id_idx\` ON \`equipment_devices\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`equipment\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`_status\` text DEFAULT 'draft',
  	\`updated_at\` text,
  	\`created_at\` text
  );
  `)
  await db.run(sql`CREATE INDEX \`equipment__status_idx\` ON \`equipment\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`equipment_texts\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`text\` text,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`equipment\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`equipment_texts_order_parent\` ON \`equipment_texts\` (\`order\`,\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_equipment_v_version_devices\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`name\` text,
  	\`model\` text,
  	\`price_satang\` numeric,
  	\`description\` text,
  	\`drawing\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_equipment_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_equipment_v_version_devices_order_idx\` ON \`_equipment_v_version_devices\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_equipment_v_version_devices_parent_id_idx\` ON \`_equipment_v_version_devices\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_equipment_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`version__status\` text DEFAULT 'draft',
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer
  );
  `)
  await db.run(sql`CREATE INDEX \`_equipment_v_version_version__status_idx\` ON \`_equipment_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_equipment_v_created_at_idx\` ON \`_equipment_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_equipment_v_updated_at_idx\` ON \`_equipment_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_equipment_v_latest_idx\` ON \`_equipment_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`_equipment_v_texts\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`text\` text,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_equipment_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_equipment_v_texts_order_parent\` ON \`_equipment_v_texts\` (\`order\`,\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`stories_stories\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`quote\` text,
  	\`name\` text,
  	\`clinic\` text,
  	\`mark\` text,
  	\`evidence\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`stories\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`stories_stories_order_idx\` ON \`stories_stories\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`stories_stories_parent_id_idx\` ON \`stories_stories\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`stories_clinics\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`name\` text,
  	\`mark\` text,
  	\`evidence\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`stories\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`stories_clinics_order_idx\` ON \`stories_clinics\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`stories_clinics_parent_id_idx\` ON \`stories_clinics\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`stories\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`_status\` text DEFAULT 'draft',
  	\`updated_at\` text,
  	\`created_at\` text
  );
  `)
  await db.run(sql`CREATE INDEX \`stories__status_idx\` ON \`stories\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`_stories_v_version_stories\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`quote\` text,
  	\`name\` text,
  	\`clinic\` text,
  	\`mark\` text,
  	\`evidence\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_stories_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_stories_v_version_stories_order_idx\` ON \`_stories_v_version_stories\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_stories_v_version_stories_parent_id_idx\` ON \`_stories_v_version_stories\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_stories_v_version_clinics\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`name\` text,
  	\`mark\` text,
  	\`evidence\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_stories_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_stories_v_version_clinics_order_idx\` ON \`_stories_v_version_clinics\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_stories_v_version_clinics_parent_id_idx\` ON \`_stories_v_version_clinics\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_stories_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`version__status\` text DEFAULT 'draft',
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer
  );
  `)
  await db.run(sql`CREATE INDEX \`_stories_v_version_version__status_idx\` ON \`_stories_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_stories_v_created_at_idx\` ON \`_stories_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_stories_v_updated_at_idx\` ON \`_stories_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_stories_v_latest_idx\` ON \`_stories_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`claims_claims\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`claim\` text,
  	\`figure\` text,
  	\`is_shown\` integer DEFAULT true,
  	\`evidence\` text,
  	\`method\` text,
  	\`review_on\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`claims\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`claims_claims_order_idx\` ON \`claims_claims\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`claims_claims_parent_id_idx\` ON \`claims_claims\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`claims\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`_status\` text DEFAULT 'draft',
  	\`updated_at\` text,
  	\`created_at\` text
  );
  `)
  await db.run(sql`CREATE INDEX \`claims__status_idx\` ON \`claims\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`_claims_v_version_claims\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`claim\` text,
  	\`figure\` text,
  	\`is_shown\` integer DEFAULT true,
  	\`evidence\` text,
  	\`method\` text,
  	\`review_on\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_claims_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_claims_v_version_claims_order_idx\` ON \`_claims_v_version_claims\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_claims_v_version_claims_parent_id_idx\` ON \`_claims_v_version_claims\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_claims_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`version__status\` text DEFAULT 'draft',
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer
  );
  `)
  await db.run(sql`CREATE INDEX \`_claims_v_version_version__status_idx\` ON \`_claims_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_claims_v_created_at_idx\` ON \`_claims_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_claims_v_updated_at_idx\` ON \`_claims_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_claims_v_latest_idx\` ON \`_claims_v\` (\`latest\`);`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`hero\`;`)
  await db.run(sql`DROP TABLE \`hero_texts\`;`)
  await db.run(sql`DROP TABLE \`_hero_v\`;`)
  await db.run(sql`DROP TABLE \`_hero_v_texts\`;`)
  await db.run(sql`DROP TABLE \`equipment_devices\`;`)
  await db.run(sql`DROP TABLE \`equipment\`;`)
  await db.run(sql`DROP TABLE \`equipment_texts\`;`)
  await db.run(sql`DROP TABLE \`_equipment_v_version_devices\`;`)
  await db.run(sql`DROP TABLE \`_equipment_v\`;`)
  await db.run(sql`DROP TABLE \`_equipment_v_texts\`;`)
  await db.run(sql`DROP TABLE \`stories_stories\`;`)
  await db.run(sql`DROP TABLE \`stories_clinics\`;`)
  await db.run(sql`DROP TABLE \`stories\`;`)
  await db.run(sql`DROP TABLE \`_stories_v_version_stories\`;`)
  await db.run(sql`DROP TABLE \`_stories_v_version_clinics\`;`)
  await db.run(sql`DROP TABLE \`_stories_v\`;`)
  await db.run(sql`DROP TABLE \`claims_claims\`;`)
  await db.run(sql`DROP TABLE \`claims\`;`)
  await db.run(sql`DROP TABLE \`_claims_v_version_claims\`;`)
  await db.run(sql`DROP TABLE \`_claims_v\`;`)
}

import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`contact_profiles\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`address\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`contact\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`contact_profiles_order_idx\` ON \`contact_profiles\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`contact_profiles_parent_id_idx\` ON \`contact_profiles\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`contact_other_hours\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`day\` text,
  	\`opens\` text,
  	\`closes\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`contact\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`contact_other_hours_order_idx\` ON \`contact_other_hours\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`contact_other_hours_parent_id_idx\` ON \`contact_other_hours\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_contact_v_version_profiles\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`address\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_contact_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_contact_v_version_profiles_order_idx\` ON \`_contact_v_version_profiles\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_contact_v_version_profiles_parent_id_idx\` ON \`_contact_v_version_profiles\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_contact_v_version_other_hours\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`day\` text,
  	\`opens\` text,
  	\`closes\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_contact_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_contact_v_version_other_hours_order_idx\` ON \`_contact_v_version_other_hours\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_contact_v_version_other_hours_parent_id_idx\` ON \`_contact_v_version_other_hours\` (\`_parent_id\`);`)
  await db.run(sql`ALTER TABLE \`contact\` ADD \`crm\` text;`)
  await db.run(sql`ALTER TABLE \`_contact_v\` ADD \`version_crm\` text;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`contact_profiles\`;`)
  await db.run(sql`DROP TABLE \`contact_other_hours\`;`)
  await db.run(sql`DROP TABLE \`_contact_v_version_profiles\`;`)
  await db.run(sql`DROP TABLE \`_contact_v_version_other_hours\`;`)
  await db.run(sql`ALTER TABLE \`contact\` DROP COLUMN \`crm\`;`)
  await db.run(sql`ALTER TABLE \`_contact_v\` DROP COLUMN \`version_crm\`;`)
}

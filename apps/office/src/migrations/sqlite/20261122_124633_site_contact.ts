import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`contact_open_days\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`contact\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`contact_open_days_order_idx\` ON \`contact_open_days\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`contact_open_days_parent_idx\` ON \`contact_open_days\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`contact_closed_days\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`day\` text,
  	\`reason\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`contact\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`contact_closed_days_order_idx\` ON \`contact_closed_days\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`contact_closed_days_parent_id_idx\` ON \`contact_closed_days\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`contact\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`phone\` text,
  	\`line_id\` text,
  	\`email\` text,
  	\`privacy_email\` text,
  	\`opens\` text,
  	\`closes\` text,
  	\`postal_street\` text,
  	\`postal_district\` text,
  	\`postal_province\` text,
  	\`postal_code\` text,
  	\`place_search\` text,
  	\`place_station\` text,
  	\`place_road\` text,
  	\`place_lane\` text,
  	\`place_floor\` text,
  	\`_status\` text DEFAULT 'draft',
  	\`updated_at\` text,
  	\`created_at\` text
  );
  `)
  await db.run(sql`CREATE INDEX \`contact__status_idx\` ON \`contact\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`_contact_v_version_open_days\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_contact_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_contact_v_version_open_days_order_idx\` ON \`_contact_v_version_open_days\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_contact_v_version_open_days_parent_idx\` ON \`_contact_v_version_open_days\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_contact_v_version_closed_days\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`day\` text,
  	\`reason\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_contact_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_contact_v_version_closed_days_order_idx\` ON \`_contact_v_version_closed_days\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_contact_v_version_closed_days_parent_id_idx\` ON \`_contact_v_version_closed_days\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_contact_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`version_phone\` text,
  	\`version_line_id\` text,
  	\`version_email\` text,
  	\`version_privacy_email\` text,
  	\`version_opens\` text,
  	\`version_closes\` text,
  	\`version_postal_street\` text,
  	\`version_postal_district\` text,
  	\`version_postal_province\` text,
  	\`version_postal_code\` text,
  	\`version_place_search\` text,
  	\`version_place_station\` text,
  	\`version_place_road\` text,
  	\`version_place_lane\` text,
  	\`version_place_floor\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer
  );
  `)
  await db.run(sql`CREATE INDEX \`_contact_v_version_version__status_idx\` ON \`_contact_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_contact_v_created_at_idx\` ON \`_contact_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_contact_v_updated_at_idx\` ON \`_contact_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_contact_v_latest_idx\` ON \`_contact_v\` (\`latest\`);`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`contact_open_days\`;`)
  await db.run(sql`DROP TABLE \`contact_closed_days\`;`)
  await db.run(sql`DROP TABLE \`contact\`;`)
  await db.run(sql`DROP TABLE \`_contact_v_version_open_days\`;`)
  await db.run(sql`DROP TABLE \`_contact_v_version_closed_days\`;`)
  await db.run(sql`DROP TABLE \`_contact_v\`;`)
}

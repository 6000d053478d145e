import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`promotions_promotions_prices\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`package\` text,
  	\`yearly_satang\` numeric,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`promotions_promotions\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`promotions_promotions_prices_order_idx\` ON \`promotions_promotions_prices\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`promotions_promotions_prices_parent_id_idx\` ON \`promotions_promotions_prices\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`promotions_promotions\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`name\` text,
  	\`text\` text,
  	\`from\` text,
  	\`until\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`promotions\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`promotions_promotions_order_idx\` ON \`promotions_promotions\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`promotions_promotions_parent_id_idx\` ON \`promotions_promotions\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`promotions\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`_status\` text DEFAULT 'draft',
  	\`updated_at\` text,
  	\`created_at\` text
  );
  `)
  await db.run(sql`CREATE INDEX \`promotions__status_idx\` ON \`promotions\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`_promotions_v_version_promotions_prices\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`package\` text,
  	\`yearly_satang\` numeric,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_promotions_v_version_promotions\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_promotions_v_version_promotions_prices_order_idx\` ON \`_promotions_v_version_promotions_prices\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_promotions_v_version_promotions_prices_parent_id_idx\` ON \`_promotions_v_version_promotions_prices\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_promotions_v_version_promotions\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`name\` text,
  	\`text\` text,
  	\`from\` text,
  	\`until\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_promotions_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_promotions_v_version_promotions_order_idx\` ON \`_promotions_v_version_promotions\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_promotions_v_version_promotions_parent_id_idx\` ON \`_promotions_v_version_promotions\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_promotions_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`version__status\` text DEFAULT 'draft',
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer
  );
  `)
  await db.run(sql`CREATE INDEX \`_promotions_v_version_version__status_idx\` ON \`_promotions_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_promotions_v_created_at_idx\` ON \`_promotions_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_promotions_v_updated_at_idx\` ON \`_promotions_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_promotions_v_latest_idx\` ON \`_promotions_v\` (\`latest\`);`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`promotions_promotions_prices\`;`)
  await db.run(sql`DROP TABLE \`promotions_promotions\`;`)
  await db.run(sql`DROP TABLE \`promotions\`;`)
  await db.run(sql`DROP TABLE \`_promotions_v_version_promotions_prices\`;`)
  await db.run(sql`DROP TABLE \`_promotions_v_version_promotions\`;`)
  await db.run(sql`DROP TABLE \`_promotions_v\`;`)
}

import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`alerts\` ADD \`is_digest\` integer;`)
  await db.run(sql`ALTER TABLE \`alerts\` ADD \`digest_id\` integer REFERENCES alerts(id);`)
  await db.run(sql`CREATE INDEX \`alerts_digest_idx\` ON \`alerts\` (\`digest_id\`);`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`PRAGMA foreign_keys=OFF;`)
  await db.run(sql`CREATE TABLE \`__new_alerts\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`channel\` text NOT NULL,
  	\`failing\` text,
  	\`state\` text DEFAULT 'waiting' NOT NULL,
  	\`attempts\` numeric DEFAULT 0 NOT NULL,
  	\`error_code\` text,
  	\`retry_key\` text NOT NULL,
  	\`sent_at\` text,
  	\`next_attempt_at\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`INSERT INTO \`__new_alerts\`("id", "channel", "failing", "state", "attempts", "error_code", "retry_key", "sent_at", "next_attempt_at", "updated_at", "created_at") SELECT "id", "channel", "failing", "state", "attempts", "error_code", "retry_key", "sent_at", "next_attempt_at", "updated_at", "created_at" FROM \`alerts\`;`)
  await db.run(sql`DROP TABLE \`alerts\`;`)
  await db.run(sql`ALTER TABLE \`__new_alerts\` RENAME TO \`alerts\`;`)
  await db.run(sql`PRAGMA foreign_keys=ON;`)
  await db.run(sql`CREATE INDEX \`alerts_channel_idx\` ON \`alerts\` (\`channel\`);`)
  await db.run(sql`CREATE INDEX \`alerts_state_idx\` ON \`alerts\` (\`state\`);`)
  await db.run(sql`CREATE INDEX \`alerts_next_attempt_at_idx\` ON \`alerts\` (\`next_attempt_at\`);`)
  await db.run(sql`CREATE INDEX \`alerts_updated_at_idx\` ON \`alerts\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`alerts_created_at_idx\` ON \`alerts\` (\`created_at\`);`)
}

import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   DROP INDEX "pages_slug_idx";
  CREATE UNIQUE INDEX "slug_language_idx" ON "pages" USING btree ("slug","language");
  CREATE INDEX "version_slug_version_language_idx" ON "_pages_v" USING btree ("version_slug","version_language");
  CREATE INDEX "pages_slug_idx" ON "pages" USING btree ("slug");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP INDEX "slug_language_idx";
  DROP INDEX "version_slug_version_language_idx";
  DROP INDEX "pages_slug_idx";
  CREATE UNIQUE INDEX "pages_slug_idx" ON "pages" USING btree ("slug");`)
}

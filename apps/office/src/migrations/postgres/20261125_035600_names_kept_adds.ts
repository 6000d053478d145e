import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "leads" ADD COLUMN "name_search" varchar;
  ALTER TABLE "registrations" ADD COLUMN "name_search" varchar;
  ALTER TABLE "history" ADD COLUMN "author_name" varchar;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "leads" DROP COLUMN "name_search";
  ALTER TABLE "registrations" DROP COLUMN "name_search";
  ALTER TABLE "history" DROP COLUMN "author_name";`)
}

import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "leads" ADD COLUMN "call_again_on" varchar;
  ALTER TABLE "registrations" ADD COLUMN "call_again_on" varchar;
  CREATE INDEX "leads_call_again_on_idx" ON "leads" USING btree ("call_again_on");
  CREATE INDEX "registrations_call_again_on_idx" ON "registrations" USING btree ("call_again_on");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP INDEX "leads_call_again_on_idx";
  DROP INDEX "registrations_call_again_on_idx";
  ALTER TABLE "leads" DROP COLUMN "call_again_on";
  ALTER TABLE "registrations" DROP COLUMN "call_again_on";`)
}

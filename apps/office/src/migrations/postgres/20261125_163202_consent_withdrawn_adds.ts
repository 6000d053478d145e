import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "leads" ADD COLUMN "consent_withdrawn_at" timestamp(3) with time zone;
  ALTER TABLE "registrations" ADD COLUMN "consent_withdrawn_at" timestamp(3) with time zone;
  CREATE INDEX "leads_consent_withdrawn_at_idx" ON "leads" USING btree ("consent_withdrawn_at");
  CREATE INDEX "registrations_consent_withdrawn_at_idx" ON "registrations" USING btree ("consent_withdrawn_at");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP INDEX "leads_consent_withdrawn_at_idx";
  DROP INDEX "registrations_consent_withdrawn_at_idx";
  ALTER TABLE "leads" DROP COLUMN "consent_withdrawn_at";
  ALTER TABLE "registrations" DROP COLUMN "consent_withdrawn_at";`)
}

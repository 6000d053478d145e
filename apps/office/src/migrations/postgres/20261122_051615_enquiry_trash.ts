import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TYPE "public"."enum_history_kind" ADD VALUE 'trash';
  ALTER TYPE "public"."enum_history_kind" ADD VALUE 'expired';
  ALTER TABLE "leads" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "registrations" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  CREATE INDEX "leads_deleted_at_idx" ON "leads" USING btree ("deleted_at");
  CREATE INDEX "registrations_deleted_at_idx" ON "registrations" USING btree ("deleted_at");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "history" ALTER COLUMN "kind" SET DATA TYPE text;
  DROP TYPE "public"."enum_history_kind";
  CREATE TYPE "public"."enum_history_kind" AS ENUM('received', 'note', 'status', 'owner', 'field', 'alert');
  ALTER TABLE "history" ALTER COLUMN "kind" SET DATA TYPE "public"."enum_history_kind" USING "kind"::"public"."enum_history_kind";
  DROP INDEX "leads_deleted_at_idx";
  DROP INDEX "registrations_deleted_at_idx";
  ALTER TABLE "leads" DROP COLUMN "deleted_at";
  ALTER TABLE "registrations" DROP COLUMN "deleted_at";`)
}

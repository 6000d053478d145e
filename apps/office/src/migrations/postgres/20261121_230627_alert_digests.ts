import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TYPE "public"."enum_alerts_state" ADD VALUE 'gathered' BEFORE 'sent';
  ALTER TABLE "alerts" ADD COLUMN "is_digest" boolean;
  ALTER TABLE "alerts" ADD COLUMN "digest_id" integer;
  ALTER TABLE "alerts" ADD CONSTRAINT "alerts_digest_id_alerts_id_fk" FOREIGN KEY ("digest_id") REFERENCES "public"."alerts"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "alerts_digest_idx" ON "alerts" USING btree ("digest_id");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "alerts" DROP CONSTRAINT "alerts_digest_id_alerts_id_fk";
  
  ALTER TABLE "alerts" ALTER COLUMN "state" SET DATA TYPE text;
  ALTER TABLE "alerts" ALTER COLUMN "state" SET DEFAULT 'waiting'::text;
  DROP TYPE "public"."enum_alerts_state";
  CREATE TYPE "public"."enum_alerts_state" AS ENUM('waiting', 'retrying', 'sent', 'failed');
  ALTER TABLE "alerts" ALTER COLUMN "state" SET DEFAULT 'waiting'::"public"."enum_alerts_state";
  ALTER TABLE "alerts" ALTER COLUMN "state" SET DATA TYPE "public"."enum_alerts_state" USING "state"::"public"."enum_alerts_state";
  DROP INDEX "alerts_digest_idx";
  ALTER TABLE "alerts" DROP COLUMN "is_digest";
  ALTER TABLE "alerts" DROP COLUMN "digest_id";`)
}

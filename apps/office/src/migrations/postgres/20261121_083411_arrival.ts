import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_leads_last_source" AS ENUM('google_ads', 'google', 'facebook_ads', 'facebook', 'line', 'tiktok', 'youtube', 'email', 'campaign', 'referral', 'direct', 'unknown');
  CREATE TYPE "public"."enum_registrations_last_source" AS ENUM('google_ads', 'google', 'facebook_ads', 'facebook', 'line', 'tiktok', 'youtube', 'email', 'campaign', 'referral', 'direct', 'unknown');
  ALTER TYPE "public"."enum_leads_source" ADD VALUE 'unknown';
  ALTER TYPE "public"."enum_registrations_source" ADD VALUE 'unknown';
  ALTER TABLE "leads" ADD COLUMN "last_source" "enum_leads_last_source";
  ALTER TABLE "registrations" ADD COLUMN "last_source" "enum_registrations_last_source";
  CREATE INDEX "leads_last_source_idx" ON "leads" USING btree ("last_source");
  CREATE INDEX "leads_article_idx" ON "leads" USING btree ("article");
  CREATE INDEX "leads_utm_campaign_idx" ON "leads" USING btree ("utm_campaign");
  CREATE INDEX "registrations_last_source_idx" ON "registrations" USING btree ("last_source");
  CREATE INDEX "registrations_article_idx" ON "registrations" USING btree ("article");
  CREATE INDEX "registrations_utm_campaign_idx" ON "registrations" USING btree ("utm_campaign");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "leads" ALTER COLUMN "source" SET DATA TYPE text;
  DROP TYPE "public"."enum_leads_source";
  CREATE TYPE "public"."enum_leads_source" AS ENUM('google_ads', 'google', 'facebook_ads', 'facebook', 'line', 'tiktok', 'youtube', 'email', 'campaign', 'referral', 'direct');
  ALTER TABLE "leads" ALTER COLUMN "source" SET DATA TYPE "public"."enum_leads_source" USING "source"::"public"."enum_leads_source";
  ALTER TABLE "registrations" ALTER COLUMN "source" SET DATA TYPE text;
  DROP TYPE "public"."enum_registrations_source";
  CREATE TYPE "public"."enum_registrations_source" AS ENUM('google_ads', 'google', 'facebook_ads', 'facebook', 'line', 'tiktok', 'youtube', 'email', 'campaign', 'referral', 'direct');
  ALTER TABLE "registrations" ALTER COLUMN "source" SET DATA TYPE "public"."enum_registrations_source" USING "source"::"public"."enum_registrations_source";
  DROP INDEX "leads_last_source_idx";
  DROP INDEX "leads_article_idx";
  DROP INDEX "leads_utm_campaign_idx";
  DROP INDEX "registrations_last_source_idx";
  DROP INDEX "registrations_article_idx";
  DROP INDEX "registrations_utm_campaign_idx";
  ALTER TABLE "leads" DROP COLUMN "last_source";
  ALTER TABLE "registrations" DROP COLUMN "last_source";
  DROP TYPE "public"."enum_leads_last_source";
  DROP TYPE "public"."enum_registrations_last_source";`)
}

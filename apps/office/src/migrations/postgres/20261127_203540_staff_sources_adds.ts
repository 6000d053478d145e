import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TYPE "public"."enum_leads_source" ADD VALUE 'phone';
  ALTER TYPE "public"."enum_leads_source" ADD VALUE 'message';
  ALTER TYPE "public"."enum_leads_source" ADD VALUE 'in_person';
  ALTER TYPE "public"."enum_leads_source" ADD VALUE 'recommended';
  ALTER TYPE "public"."enum_leads_source" ADD VALUE 'staff';
  ALTER TYPE "public"."enum_leads_last_source" ADD VALUE 'phone';
  ALTER TYPE "public"."enum_leads_last_source" ADD VALUE 'message';
  ALTER TYPE "public"."enum_leads_last_source" ADD VALUE 'in_person';
  ALTER TYPE "public"."enum_leads_last_source" ADD VALUE 'recommended';
  ALTER TYPE "public"."enum_leads_last_source" ADD VALUE 'staff';
  ALTER TYPE "public"."enum_registrations_source" ADD VALUE 'phone';
  ALTER TYPE "public"."enum_registrations_source" ADD VALUE 'message';
  ALTER TYPE "public"."enum_registrations_source" ADD VALUE 'in_person';
  ALTER TYPE "public"."enum_registrations_source" ADD VALUE 'recommended';
  ALTER TYPE "public"."enum_registrations_source" ADD VALUE 'staff';
  ALTER TYPE "public"."enum_registrations_last_source" ADD VALUE 'phone';
  ALTER TYPE "public"."enum_registrations_last_source" ADD VALUE 'message';
  ALTER TYPE "public"."enum_registrations_last_source" ADD VALUE 'in_person';
  ALTER TYPE "public"."enum_registrations_last_source" ADD VALUE 'recommended';
  ALTER TYPE "public"."enum_registrations_last_source" ADD VALUE 'staff';`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "leads" ALTER COLUMN "source" SET DATA TYPE text;
  DROP TYPE "public"."enum_leads_source";
  CREATE TYPE "public"."enum_leads_source" AS ENUM('google_ads', 'google', 'facebook_ads', 'facebook', 'line', 'tiktok', 'youtube', 'email', 'campaign', 'referral', 'direct', 'unknown');
  ALTER TABLE "leads" ALTER COLUMN "source" SET DATA TYPE "public"."enum_leads_source" USING "source"::"public"."enum_leads_source";
  ALTER TABLE "leads" ALTER COLUMN "last_source" SET DATA TYPE text;
  DROP TYPE "public"."enum_leads_last_source";
  CREATE TYPE "public"."enum_leads_last_source" AS ENUM('google_ads', 'google', 'facebook_ads', 'facebook', 'line', 'tiktok', 'youtube', 'email', 'campaign', 'referral', 'direct', 'unknown');
  ALTER TABLE "leads" ALTER COLUMN "last_source" SET DATA TYPE "public"."enum_leads_last_source" USING "last_source"::"public"."enum_leads_last_source";
  ALTER TABLE "registrations" ALTER COLUMN "source" SET DATA TYPE text;
  DROP TYPE "public"."enum_registrations_source";
  CREATE TYPE "public"."enum_registrations_source" AS ENUM('google_ads', 'google', 'facebook_ads', 'facebook', 'line', 'tiktok', 'youtube', 'email', 'campaign', 'referral', 'direct', 'unknown');
  ALTER TABLE "registrations" ALTER COLUMN "source" SET DATA TYPE "public"."enum_registrations_source" USING "source"::"public"."enum_registrations_source";
  ALTER TABLE "registrations" ALTER COLUMN "last_source" SET DATA TYPE text;
  DROP TYPE "public"."enum_registrations_last_source";
  CREATE TYPE "public"."enum_registrations_last_source" AS ENUM('google_ads', 'google', 'facebook_ads', 'facebook', 'line', 'tiktok', 'youtube', 'email', 'campaign', 'referral', 'direct', 'unknown');
  ALTER TABLE "registrations" ALTER COLUMN "last_source" SET DATA TYPE "public"."enum_registrations_last_source" USING "last_source"::"public"."enum_registrations_last_source";`)
}

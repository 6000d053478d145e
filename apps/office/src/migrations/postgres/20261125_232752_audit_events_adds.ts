import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TYPE "public"."enum_audit_event" ADD VALUE 'person';
  ALTER TYPE "public"."enum_audit_event" ADD VALUE 'change';
  ALTER TYPE "public"."enum_audit_event" ADD VALUE 'security';`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "audit" ALTER COLUMN "event" SET DATA TYPE text;
  DROP TYPE "public"."enum_audit_event";
  CREATE TYPE "public"."enum_audit_event" AS ENUM('login', 'login-failed', 'password', 'account', 'export', 'settings', 'erasure');
  ALTER TABLE "audit" ALTER COLUMN "event" SET DATA TYPE "public"."enum_audit_event" USING "event"::"public"."enum_audit_event";`)
}

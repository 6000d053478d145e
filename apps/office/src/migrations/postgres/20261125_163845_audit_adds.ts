import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_audit_event" AS ENUM('login', 'login-failed', 'password', 'account', 'export', 'settings', 'erasure');
  CREATE TABLE "audit" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"account" varchar NOT NULL,
  	"event" "enum_audit_event" NOT NULL,
  	"text" varchar NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "users" ADD COLUMN "exports_own_only" boolean DEFAULT false;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "audit_id" integer;
  CREATE INDEX "audit_account_idx" ON "audit" USING btree ("account");
  CREATE INDEX "audit_event_idx" ON "audit" USING btree ("event");
  CREATE INDEX "audit_created_at_idx" ON "audit" USING btree ("created_at");
  CREATE INDEX "audit_updated_at_idx" ON "audit" USING btree ("updated_at");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_audit_fk" FOREIGN KEY ("audit_id") REFERENCES "public"."audit"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_audit_id_idx" ON "payload_locked_documents_rels" USING btree ("audit_id");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "audit" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "audit" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_audit_fk";
  
  DROP INDEX "payload_locked_documents_rels_audit_id_idx";
  ALTER TABLE "users" DROP COLUMN "exports_own_only";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "audit_id";
  DROP TYPE "public"."enum_audit_event";`)
}

import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_privacy_events_kind" AS ENUM('erasure', 'withdrawal');
  CREATE TABLE "privacy_events" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"at" timestamp(3) with time zone NOT NULL,
  	"kind" "enum_privacy_events_kind" NOT NULL,
  	"reason" varchar NOT NULL,
  	"references" varchar,
  	"account" varchar NOT NULL,
  	"is_delivered" boolean,
  	"is_applied" boolean,
  	"key" varchar NOT NULL,
  	"hashes" jsonb NOT NULL,
  	"pending" jsonb,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "privacy_events_id" integer;
  CREATE INDEX "privacy_events_at_idx" ON "privacy_events" USING btree ("at");
  CREATE INDEX "privacy_events_is_delivered_idx" ON "privacy_events" USING btree ("is_delivered");
  CREATE INDEX "privacy_events_key_idx" ON "privacy_events" USING btree ("key");
  CREATE INDEX "privacy_events_updated_at_idx" ON "privacy_events" USING btree ("updated_at");
  CREATE INDEX "privacy_events_created_at_idx" ON "privacy_events" USING btree ("created_at");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_privacy_events_fk" FOREIGN KEY ("privacy_events_id") REFERENCES "public"."privacy_events"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_privacy_events_id_idx" ON "payload_locked_documents_rels" USING btree ("privacy_events_id");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "privacy_events" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "privacy_events" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_privacy_events_fk";
  
  DROP INDEX "payload_locked_documents_rels_privacy_events_id_idx";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "privacy_events_id";
  DROP TYPE "public"."enum_privacy_events_kind";`)
}

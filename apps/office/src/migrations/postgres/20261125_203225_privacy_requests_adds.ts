import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_privacy_requests_right" AS ENUM('access', 'portability', 'erasure', 'withdrawal', 'objection', 'restriction', 'rectification');
  CREATE TYPE "public"."enum_privacy_requests_state" AS ENUM('new', 'working', 'done', 'refused');
  CREATE TABLE "privacy_requests" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"right" "enum_privacy_requests_right" NOT NULL,
  	"state" "enum_privacy_requests_state" DEFAULT 'new' NOT NULL,
  	"fullname" varchar,
  	"phone" varchar,
  	"email" varchar,
  	"description" varchar,
  	"outcome" varchar,
  	"reference" varchar,
  	"due_at" timestamp(3) with time zone,
  	"confirmed_at" timestamp(3) with time zone,
  	"closed_at" timestamp(3) with time zone,
  	"handled_by_id" integer,
  	"confirmation_hash" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "privacy_requests_id" integer;
  ALTER TABLE "privacy_requests" ADD CONSTRAINT "privacy_requests_handled_by_id_users_id_fk" FOREIGN KEY ("handled_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "privacy_requests_state_idx" ON "privacy_requests" USING btree ("state");
  CREATE INDEX "privacy_requests_reference_idx" ON "privacy_requests" USING btree ("reference");
  CREATE INDEX "privacy_requests_due_at_idx" ON "privacy_requests" USING btree ("due_at");
  CREATE INDEX "privacy_requests_handled_by_idx" ON "privacy_requests" USING btree ("handled_by_id");
  CREATE INDEX "privacy_requests_confirmation_hash_idx" ON "privacy_requests" USING btree ("confirmation_hash");
  CREATE INDEX "privacy_requests_updated_at_idx" ON "privacy_requests" USING btree ("updated_at");
  CREATE INDEX "privacy_requests_created_at_idx" ON "privacy_requests" USING btree ("created_at");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_privacy_requests_fk" FOREIGN KEY ("privacy_requests_id") REFERENCES "public"."privacy_requests"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_privacy_requests_id_idx" ON "payload_locked_documents_rels" USING btree ("privacy_requests_id");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "privacy_requests" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "privacy_requests" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_privacy_requests_fk";
  
  DROP INDEX "payload_locked_documents_rels_privacy_requests_id_idx";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "privacy_requests_id";
  DROP TYPE "public"."enum_privacy_requests_right";
  DROP TYPE "public"."enum_privacy_requests_state";`)
}

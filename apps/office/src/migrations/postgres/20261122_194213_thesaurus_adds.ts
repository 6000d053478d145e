import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_thesaurus_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__thesaurus_v_version_status" AS ENUM('draft', 'published');
  CREATE TABLE "thesaurus" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"groups" jsonb,
  	"_status" "enum_thesaurus_status" DEFAULT 'draft',
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "_thesaurus_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_groups" jsonb,
  	"version__status" "enum__thesaurus_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE INDEX "thesaurus__status_idx" ON "thesaurus" USING btree ("_status");
  CREATE INDEX "_thesaurus_v_version_version__status_idx" ON "_thesaurus_v" USING btree ("version__status");
  CREATE INDEX "_thesaurus_v_created_at_idx" ON "_thesaurus_v" USING btree ("created_at");
  CREATE INDEX "_thesaurus_v_updated_at_idx" ON "_thesaurus_v" USING btree ("updated_at");
  CREATE INDEX "_thesaurus_v_latest_idx" ON "_thesaurus_v" USING btree ("latest");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "thesaurus" CASCADE;
  DROP TABLE "_thesaurus_v" CASCADE;
  DROP TYPE "public"."enum_thesaurus_status";
  DROP TYPE "public"."enum__thesaurus_v_version_status";`)
}

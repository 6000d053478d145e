import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'
import { moveToHome } from '../move-to-home.ts'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await moveToHome(async (query) => (await db.execute(query)).rows)
  await db.execute(sql`
   DROP TABLE "hero" CASCADE;
  DROP TABLE "hero_texts" CASCADE;
  DROP TABLE "_hero_v" CASCADE;
  DROP TABLE "_hero_v_texts" CASCADE;
  DROP TABLE "sections_sections" CASCADE;
  DROP TABLE "sections" CASCADE;
  DROP TABLE "_sections_v_version_sections" CASCADE;
  DROP TABLE "_sections_v" CASCADE;
  DROP TYPE "public"."enum_hero_status";
  DROP TYPE "public"."enum__hero_v_version_status";
  DROP TYPE "public"."enum_sections_sections_section";
  DROP TYPE "public"."enum_sections_status";
  DROP TYPE "public"."enum__sections_v_version_sections_section";
  DROP TYPE "public"."enum__sections_v_version_status";`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_hero_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__hero_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_sections_sections_section" AS ENUM('clinics', 'equipment', 'faq', 'features', 'pricing', 'problems', 'results', 'user-groups', 'workflow');
  CREATE TYPE "public"."enum_sections_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__sections_v_version_sections_section" AS ENUM('clinics', 'equipment', 'faq', 'features', 'pricing', 'problems', 'results', 'user-groups', 'workflow');
  CREATE TYPE "public"."enum__sections_v_version_status" AS ENUM('draft', 'published');
  CREATE TABLE "hero" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"lead" varchar,
  	"devices" varchar,
  	"phone" varchar,
  	"to_form" varchar,
  	"_status" "enum_hero_status" DEFAULT 'draft',
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "hero_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "_hero_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_lead" varchar,
  	"version_devices" varchar,
  	"version_phone" varchar,
  	"version_to_form" varchar,
  	"version__status" "enum__hero_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "_hero_v_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "sections_sections" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"section" "enum_sections_sections_section",
  	"is_shown" boolean DEFAULT true
  );
  
  CREATE TABLE "sections" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"_status" "enum_sections_status" DEFAULT 'draft',
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "_sections_v_version_sections" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"section" "enum__sections_v_version_sections_section",
  	"is_shown" boolean DEFAULT true,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_sections_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version__status" "enum__sections_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  ALTER TABLE "hero_texts" ADD CONSTRAINT "hero_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."hero"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_hero_v_texts" ADD CONSTRAINT "_hero_v_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_hero_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "sections_sections" ADD CONSTRAINT "sections_sections_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."sections"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_sections_v_version_sections" ADD CONSTRAINT "_sections_v_version_sections_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_sections_v"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "hero__status_idx" ON "hero" USING btree ("_status");
  CREATE INDEX "hero_texts_order_parent" ON "hero_texts" USING btree ("order","parent_id");
  CREATE INDEX "_hero_v_version_version__status_idx" ON "_hero_v" USING btree ("version__status");
  CREATE INDEX "_hero_v_created_at_idx" ON "_hero_v" USING btree ("created_at");
  CREATE INDEX "_hero_v_updated_at_idx" ON "_hero_v" USING btree ("updated_at");
  CREATE INDEX "_hero_v_latest_idx" ON "_hero_v" USING btree ("latest");
  CREATE INDEX "_hero_v_texts_order_parent" ON "_hero_v_texts" USING btree ("order","parent_id");
  CREATE INDEX "sections_sections_order_idx" ON "sections_sections" USING btree ("_order");
  CREATE INDEX "sections_sections_parent_id_idx" ON "sections_sections" USING btree ("_parent_id");
  CREATE INDEX "sections__status_idx" ON "sections" USING btree ("_status");
  CREATE INDEX "_sections_v_version_sections_order_idx" ON "_sections_v_version_sections" USING btree ("_order");
  CREATE INDEX "_sections_v_version_sections_parent_id_idx" ON "_sections_v_version_sections" USING btree ("_parent_id");
  CREATE INDEX "_sections_v_version_version__status_idx" ON "_sections_v" USING btree ("version__status");
  CREATE INDEX "_sections_v_created_at_idx" ON "_sections_v" USING btree ("created_at");
  CREATE INDEX "_sections_v_updated_at_idx" ON "_sections_v" USING btree ("updated_at");
  CREATE INDEX "_sections_v_latest_idx" ON "_sections_v" USING btree ("latest");`)
}

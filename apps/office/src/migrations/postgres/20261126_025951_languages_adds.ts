import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_pages_language" AS ENUM('th', 'en');
  CREATE TYPE "public"."enum__pages_v_version_language" AS ENUM('th', 'en');
  CREATE TYPE "public"."enum_home_en_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__home_en_v_version_status" AS ENUM('draft', 'published');
  CREATE TABLE "home_en_hero_reasons" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"detail" varchar
  );
  
  CREATE TABLE "home_en" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"search_title" varchar,
  	"search_description" varchar,
  	"hero_lead" varchar,
  	"hero_devices" varchar,
  	"hero_phone" varchar,
  	"hero_to_form" varchar,
  	"sections" jsonb,
  	"_status" "enum_home_en_status" DEFAULT 'draft',
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "home_en_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "_home_en_v_version_hero_reasons" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"detail" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_home_en_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_search_title" varchar,
  	"version_search_description" varchar,
  	"version_hero_lead" varchar,
  	"version_hero_devices" varchar,
  	"version_hero_phone" varchar,
  	"version_hero_to_form" varchar,
  	"version_sections" jsonb,
  	"version__status" "enum__home_en_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "_home_en_v_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  ALTER TABLE "pages" ADD COLUMN "language" "enum_pages_language" DEFAULT 'th';
  ALTER TABLE "pages" ADD COLUMN "translation_of_id" integer;
  ALTER TABLE "_pages_v" ADD COLUMN "version_language" "enum__pages_v_version_language" DEFAULT 'th';
  ALTER TABLE "_pages_v" ADD COLUMN "version_translation_of_id" integer;
  ALTER TABLE "promotions_promotions" ADD COLUMN "english" varchar;
  ALTER TABLE "_promotions_v_version_promotions" ADD COLUMN "english" varchar;
  ALTER TABLE "home_en_hero_reasons" ADD CONSTRAINT "home_en_hero_reasons_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."home_en"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "home_en_texts" ADD CONSTRAINT "home_en_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."home_en"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_home_en_v_version_hero_reasons" ADD CONSTRAINT "_home_en_v_version_hero_reasons_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_home_en_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_home_en_v_texts" ADD CONSTRAINT "_home_en_v_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_home_en_v"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "home_en_hero_reasons_order_idx" ON "home_en_hero_reasons" USING btree ("_order");
  CREATE INDEX "home_en_hero_reasons_parent_id_idx" ON "home_en_hero_reasons" USING btree ("_parent_id");
  CREATE INDEX "home_en__status_idx" ON "home_en" USING btree ("_status");
  CREATE INDEX "home_en_texts_order_parent" ON "home_en_texts" USING btree ("order","parent_id");
  CREATE INDEX "_home_en_v_version_hero_reasons_order_idx" ON "_home_en_v_version_hero_reasons" USING btree ("_order");
  CREATE INDEX "_home_en_v_version_hero_reasons_parent_id_idx" ON "_home_en_v_version_hero_reasons" USING btree ("_parent_id");
  CREATE INDEX "_home_en_v_version_version__status_idx" ON "_home_en_v" USING btree ("version__status");
  CREATE INDEX "_home_en_v_created_at_idx" ON "_home_en_v" USING btree ("created_at");
  CREATE INDEX "_home_en_v_updated_at_idx" ON "_home_en_v" USING btree ("updated_at");
  CREATE INDEX "_home_en_v_latest_idx" ON "_home_en_v" USING btree ("latest");
  CREATE INDEX "_home_en_v_autosave_idx" ON "_home_en_v" USING btree ("autosave");
  CREATE INDEX "_home_en_v_texts_order_parent" ON "_home_en_v_texts" USING btree ("order","parent_id");
  ALTER TABLE "pages" ADD CONSTRAINT "pages_translation_of_id_pages_id_fk" FOREIGN KEY ("translation_of_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_pages_v" ADD CONSTRAINT "_pages_v_version_translation_of_id_pages_id_fk" FOREIGN KEY ("version_translation_of_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "pages_translation_of_idx" ON "pages" USING btree ("translation_of_id");
  CREATE INDEX "_pages_v_version_version_translation_of_idx" ON "_pages_v" USING btree ("version_translation_of_id");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "home_en_hero_reasons" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "home_en" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "home_en_texts" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_home_en_v_version_hero_reasons" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_home_en_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_home_en_v_texts" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "home_en_hero_reasons" CASCADE;
  DROP TABLE "home_en" CASCADE;
  DROP TABLE "home_en_texts" CASCADE;
  DROP TABLE "_home_en_v_version_hero_reasons" CASCADE;
  DROP TABLE "_home_en_v" CASCADE;
  DROP TABLE "_home_en_v_texts" CASCADE;
  ALTER TABLE "pages" DROP CONSTRAINT "pages_translation_of_id_pages_id_fk";
  
  ALTER TABLE "_pages_v" DROP CONSTRAINT "_pages_v_version_translation_of_id_pages_id_fk";
  
  DROP INDEX "pages_translation_of_idx";
  DROP INDEX "_pages_v_version_version_translation_of_idx";
  ALTER TABLE "pages" DROP COLUMN "language";
  ALTER TABLE "pages" DROP COLUMN "translation_of_id";
  ALTER TABLE "_pages_v" DROP COLUMN "version_language";
  ALTER TABLE "_pages_v" DROP COLUMN "version_translation_of_id";
  ALTER TABLE "promotions_promotions" DROP COLUMN "english";
  ALTER TABLE "_promotions_v_version_promotions" DROP COLUMN "english";
  DROP TYPE "public"."enum_pages_language";
  DROP TYPE "public"."enum__pages_v_version_language";
  DROP TYPE "public"."enum_home_en_status";
  DROP TYPE "public"."enum__home_en_v_version_status";`)
}

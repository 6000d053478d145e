import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_packages_comparison_rows_limit" AS ENUM('users', 'storage', 'support');
  CREATE TYPE "public"."enum_packages_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__packages_v_version_comparison_rows_limit" AS ENUM('users', 'storage', 'support');
  CREATE TYPE "public"."enum__packages_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_questions_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__questions_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_sections_sections_section" AS ENUM('clinics', 'equipment', 'faq', 'features', 'pricing', 'problems', 'results', 'user-groups', 'workflow');
  CREATE TYPE "public"."enum_sections_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__sections_v_version_sections_section" AS ENUM('clinics', 'equipment', 'faq', 'features', 'pricing', 'problems', 'results', 'user-groups', 'workflow');
  CREATE TYPE "public"."enum__sections_v_version_status" AS ENUM('draft', 'published');
  CREATE TABLE "packages_packages" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"code" varchar,
  	"yearly_satang" numeric,
  	"subtitle" varchar,
  	"doctors_from" numeric,
  	"doctors_to" numeric,
  	"suitability" varchar,
  	"users" varchar,
  	"storage" varchar,
  	"is_popular" boolean DEFAULT false,
  	"has_branches" boolean DEFAULT false
  );
  
  CREATE TABLE "packages_comparison_rows" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"label" varchar,
  	"from" varchar,
  	"limit" "enum_packages_comparison_rows_limit",
  	"tip" varchar
  );
  
  CREATE TABLE "packages_comparison" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"title" varchar
  );
  
  CREATE TABLE "packages" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"_status" "enum_packages_status" DEFAULT 'draft',
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "packages_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "_packages_v_version_packages" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"code" varchar,
  	"yearly_satang" numeric,
  	"subtitle" varchar,
  	"doctors_from" numeric,
  	"doctors_to" numeric,
  	"suitability" varchar,
  	"users" varchar,
  	"storage" varchar,
  	"is_popular" boolean DEFAULT false,
  	"has_branches" boolean DEFAULT false,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_packages_v_version_comparison_rows" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"label" varchar,
  	"from" varchar,
  	"limit" "enum__packages_v_version_comparison_rows_limit",
  	"tip" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_packages_v_version_comparison" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_packages_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version__status" "enum__packages_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "_packages_v_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "questions_questions" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"question" varchar,
  	"answer" varchar
  );
  
  CREATE TABLE "questions" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"_status" "enum_questions_status" DEFAULT 'draft',
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "_questions_v_version_questions" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"question" varchar,
  	"answer" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_questions_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version__status" "enum__questions_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
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
  
  ALTER TABLE "packages_packages" ADD CONSTRAINT "packages_packages_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."packages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "packages_comparison_rows" ADD CONSTRAINT "packages_comparison_rows_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."packages_comparison"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "packages_comparison" ADD CONSTRAINT "packages_comparison_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."packages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "packages_texts" ADD CONSTRAINT "packages_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."packages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_packages_v_version_packages" ADD CONSTRAINT "_packages_v_version_packages_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_packages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_packages_v_version_comparison_rows" ADD CONSTRAINT "_packages_v_version_comparison_rows_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_packages_v_version_comparison"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_packages_v_version_comparison" ADD CONSTRAINT "_packages_v_version_comparison_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_packages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_packages_v_texts" ADD CONSTRAINT "_packages_v_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_packages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "questions_questions" ADD CONSTRAINT "questions_questions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."questions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_questions_v_version_questions" ADD CONSTRAINT "_questions_v_version_questions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_questions_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "sections_sections" ADD CONSTRAINT "sections_sections_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."sections"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_sections_v_version_sections" ADD CONSTRAINT "_sections_v_version_sections_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_sections_v"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "packages_packages_order_idx" ON "packages_packages" USING btree ("_order");
  CREATE INDEX "packages_packages_parent_id_idx" ON "packages_packages" USING btree ("_parent_id");
  CREATE INDEX "packages_comparison_rows_order_idx" ON "packages_comparison_rows" USING btree ("_order");
  CREATE INDEX "packages_comparison_rows_parent_id_idx" ON "packages_comparison_rows" USING btree ("_parent_id");
  CREATE INDEX "packages_comparison_order_idx" ON "packages_comparison" USING btree ("_order");
  CREATE INDEX "packages_comparison_parent_id_idx" ON "packages_comparison" USING btree ("_parent_id");
  CREATE INDEX "packages__status_idx" ON "packages" USING btree ("_status");
  CREATE INDEX "packages_texts_order_parent" ON "packages_texts" USING btree ("order","parent_id");
  CREATE INDEX "_packages_v_version_packages_order_idx" ON "_packages_v_version_packages" USING btree ("_order");
  CREATE INDEX "_packages_v_version_packages_parent_id_idx" ON "_packages_v_version_packages" USING btree ("_parent_id");
  CREATE INDEX "_packages_v_version_comparison_rows_order_idx" ON "_packages_v_version_comparison_rows" USING btree ("_order");
  CREATE INDEX "_packages_v_version_comparison_rows_parent_id_idx" ON "_packages_v_version_comparison_rows" USING btree ("_parent_id");
  CREATE INDEX "_packages_v_version_comparison_order_idx" ON "_packages_v_version_comparison" USING btree ("_order");
  CREATE INDEX "_packages_v_version_comparison_parent_id_idx" ON "_packages_v_version_comparison" USING btree ("_parent_id");
  CREATE INDEX "_packages_v_version_version__status_idx" ON "_packages_v" USING btree ("version__status");
  CREATE INDEX "_packages_v_created_at_idx" ON "_packages_v" USING btree ("created_at");
  CREATE INDEX "_packages_v_updated_at_idx" ON "_packages_v" USING btree ("updated_at");
  CREATE INDEX "_packages_v_latest_idx" ON "_packages_v" USING btree ("latest");
  CREATE INDEX "_packages_v_texts_order_parent" ON "_packages_v_texts" USING btree ("order","parent_id");
  CREATE INDEX "questions_questions_order_idx" ON "questions_questions" USING btree ("_order");
  CREATE INDEX "questions_questions_parent_id_idx" ON "questions_questions" USING btree ("_parent_id");
  CREATE INDEX "questions__status_idx" ON "questions" USING btree ("_status");
  CREATE INDEX "_questions_v_version_questions_order_idx" ON "_questions_v_version_questions" USING btree ("_order");
  CREATE INDEX "_questions_v_version_questions_parent_id_idx" ON "_questions_v_version_questions" USING btree ("_parent_id");
  CREATE INDEX "_questions_v_version_version__status_idx" ON "_questions_v" USING btree ("version__status");
  CREATE INDEX "_questions_v_created_at_idx" ON "_questions_v" USING btree ("created_at");
  CREATE INDEX "_questions_v_updated_at_idx" ON "_questions_v" USING btree ("updated_at");
  CREATE INDEX "_questions_v_latest_idx" ON "_questions_v" USING btree ("latest");
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

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "packages_packages" CASCADE;
  DROP TABLE "packages_comparison_rows" CASCADE;
  DROP TABLE "packages_comparison" CASCADE;
  DROP TABLE "packages" CASCADE;
  DROP TABLE "packages_texts" CASCADE;
  DROP TABLE "_packages_v_version_packages" CASCADE;
  DROP TABLE "_packages_v_version_comparison_rows" CASCADE;
  DROP TABLE "_packages_v_version_comparison" CASCADE;
  DROP TABLE "_packages_v" CASCADE;
  DROP TABLE "_packages_v_texts" CASCADE;
  DROP TABLE "questions_questions" CASCADE;
  DROP TABLE "questions" CASCADE;
  DROP TABLE "_questions_v_version_questions" CASCADE;
  DROP TABLE "_questions_v" CASCADE;
  DROP TABLE "sections_sections" CASCADE;
  DROP TABLE "sections" CASCADE;
  DROP TABLE "_sections_v_version_sections" CASCADE;
  DROP TABLE "_sections_v" CASCADE;
  DROP TYPE "public"."enum_packages_comparison_rows_limit";
  DROP TYPE "public"."enum_packages_status";
  DROP TYPE "public"."enum__packages_v_version_comparison_rows_limit";
  DROP TYPE "public"."enum__packages_v_version_status";
  DROP TYPE "public"."enum_questions_status";
  DROP TYPE "public"."enum__questions_v_version_status";
  DROP TYPE "public"."enum_sections_sections_section";
  DROP TYPE "public"."enum_sections_status";
  DROP TYPE "public"."enum__sections_v_version_sections_section";
  DROP TYPE "public"."enum__sections_v_version_status";`)
}

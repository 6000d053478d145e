import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_hero_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__hero_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_equipment_devices_drawing" AS ENUM('printer', 'reader', 'drawer', 'scanner', 'label-printer', 'tablet');
  CREATE TYPE "public"."enum_equipment_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__equipment_v_version_devices_drawing" AS ENUM('printer', 'reader', 'drawer', 'scanner', 'label-printer', 'tablet');
  CREATE TYPE "public"."enum__equipment_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_stories_stories_mark" AS ENUM('leaf', 'smile', 'tooth', 'heart', 'hill', 'eye', 'sprout', 'paw');
  CREATE TYPE "public"."enum_stories_clinics_mark" AS ENUM('leaf', 'smile', 'tooth', 'heart', 'hill', 'eye', 'sprout', 'paw');
  CREATE TYPE "public"."enum_stories_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__stories_v_version_stories_mark" AS ENUM('leaf', 'smile', 'tooth', 'heart', 'hill', 'eye', 'sprout', 'paw');
  CREATE TYPE "public"."enum__stories_v_version_clinics_mark" AS ENUM('leaf', 'smile', 'tooth', 'heart', 'hill', 'eye', 'sprout', 'paw');
  CREATE TYPE "public"."enum__stories_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_claims_claims_claim" AS ENUM('clinics', 'availability', 'stability', 'timeSaved', 'efficiency', 'lessRework', 'fewerErrors', 'moreIncome', 'fewerComplaints', 'hoursSaved');
  CREATE TYPE "public"."enum_claims_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__claims_v_version_claims_claim" AS ENUM('clinics', 'availability', 'stability', 'timeSaved', 'efficiency', 'lessRework', 'fewerErrors', 'moreIncome', 'fewerComplaints', 'hoursSaved');
  CREATE TYPE "public"."enum__claims_v_version_status" AS ENUM('draft', 'published');
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
  
  CREATE TABLE "equipment_devices" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"model" varchar,
  	"price_satang" numeric,
  	"description" varchar,
  	"drawing" "enum_equipment_devices_drawing"
  );
  
  CREATE TABLE "equipment" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"_status" "enum_equipment_status" DEFAULT 'draft',
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "equipment_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "_equipment_v_version_devices" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"model" varchar,
  	"price_satang" numeric,
  	"description" varchar,
  	"drawing" "enum__equipment_v_version_devices_drawing",
  	"_uuid" varchar
  );
  
  CREATE TABLE "_equipment_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version__status" "enum__equipment_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "_equipment_v_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "stories_stories" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"quote" varchar,
  	"name" varchar,
  	"clinic" varchar,
  	"mark" "enum_stories_stories_mark",
  	"evidence" varchar
  );
  
  CREATE TABLE "stories_clinics" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"mark" "enum_stories_clinics_mark",
  	"evidence" varchar
  );
  
  CREATE TABLE "stories" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"_status" "enum_stories_status" DEFAULT 'draft',
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "_stories_v_version_stories" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"quote" varchar,
  	"name" varchar,
  	"clinic" varchar,
  	"mark" "enum__stories_v_version_stories_mark",
  	"evidence" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_stories_v_version_clinics" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"mark" "enum__stories_v_version_clinics_mark",
  	"evidence" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_stories_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version__status" "enum__stories_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "claims_claims" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"claim" "enum_claims_claims_claim",
  	"figure" varchar,
  	"is_shown" boolean DEFAULT true,
  	"evidence" varchar,
  	"method" varchar,
  	"review_on" varchar
  );
  
  CREATE TABLE "claims" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"_status" "enum_claims_status" DEFAULT 'draft',
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "_claims_v_version_claims" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"claim" "enum__claims_v_version_claims_claim",
  	"figure" varchar,
  	"is_shown" boolean DEFAULT true,
  	"evidence" varchar,
  	"method" varchar,
  	"review_on" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_claims_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version__status" "enum__claims_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  ALTER TABLE "hero_texts" ADD CONSTRAINT "hero_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."hero"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_hero_v_texts" ADD CONSTRAINT "_hero_v_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_hero_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "equipment_devices" ADD CONSTRAINT "equipment_devices_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."equipment"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "equipment_texts" ADD CONSTRAINT "equipment_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."equipment"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_equipment_v_version_devices" ADD CONSTRAINT "_equipment_v_version_devices_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_equipment_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_equipment_v_texts" ADD CONSTRAINT "_equipment_v_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_equipment_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "stories_stories" ADD CONSTRAINT "stories_stories_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."stories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "stories_clinics" ADD CONSTRAINT "stories_clinics_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."stories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_stories_v_version_stories" ADD CONSTRAINT "_stories_v_version_stories_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_stories_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_stories_v_version_clinics" ADD CONSTRAINT "_stories_v_version_clinics_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_stories_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "claims_claims" ADD CONSTRAINT "claims_claims_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."claims"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_claims_v_version_claims" ADD CONSTRAINT "_claims_v_version_claims_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_claims_v"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "hero__status_idx" ON "hero" USING btree ("_status");
  CREATE INDEX "hero_texts_order_parent" ON "hero_texts" USING btree ("order","parent_id");
  CREATE INDEX "_hero_v_version_version__status_idx" ON "_hero_v" USING btree ("version__status");
  CREATE INDEX "_hero_v_created_at_idx" ON "_hero_v" USING btree ("created_at");
  CREATE INDEX "_hero_v_updated_at_idx" ON "_hero_v" USING btree ("updated_at");
  CREATE INDEX "_hero_v_latest_idx" ON "_hero_v" USING btree ("latest");
  CREATE INDEX "_hero_v_texts_order_parent" ON "_hero_v_texts" USING btree ("order","parent_id");
  CREATE INDEX "equipment_devices_order_idx" ON "equipment_devices" USING btree ("_order");
  CREATE INDEX "equipment_devices_parent_id_idx" ON "equipment_devices" USING btree ("_parent_id");
  CREATE INDEX "equipment__status_idx" ON "equipment" USING btree ("_status");
  CREATE INDEX "equipment_texts_order_parent" ON "equipment_texts" USING btree ("order","parent_id");
  CREATE INDEX "_equipment_v_version_devices_order_idx" ON "_equipment_v_version_devices" USING btree ("_order");
  CREATE INDEX "_equipment_v_version_devices_parent_id_idx" ON "_equipment_v_version_devices" USING btree ("_parent_id");
  CREATE INDEX "_equipment_v_version_version__status_idx" ON "_equipment_v" USING btree ("version__status");
  CREATE INDEX "_equipment_v_created_at_idx" ON "_equipment_v" USING btree ("created_at");
  CREATE INDEX "_equipment_v_updated_at_idx" ON "_equipment_v" USING btree ("updated_at");
  CREATE INDEX "_equipment_v_latest_idx" ON "_equipment_v" USING btree ("latest");
  CREATE INDEX "_equipment_v_texts_order_parent" ON "_equipment_v_texts" USING btree ("order","parent_id");
  CREATE INDEX "stories_stories_order_idx" ON "stories_stories" USING btree ("_order");
  CREATE INDEX "stories_stories_parent_id_idx" ON "stories_stories" USING btree ("_parent_id");
  CREATE INDEX "stories_clinics_order_idx" ON "stories_clinics" USING btree ("_order");
  CREATE INDEX "stories_clinics_parent_id_idx" ON "stories_clinics" USING btree ("_parent_id");
  CREATE INDEX "stories__status_idx" ON "stories" USING btree ("_status");
  CREATE INDEX "_stories_v_version_stories_order_idx" ON "_stories_v_version_stories" USING btree ("_order");
  CREATE INDEX "_stories_v_version_stories_parent_id_idx" ON "_stories_v_version_stories" USING btree ("_parent_id");
  CREATE INDEX "_stories_v_version_clinics_order_idx" ON "_stories_v_version_clinics" USING btree ("_order");
  CREATE INDEX "_stories_v_version_clinics_parent_id_idx" ON "_stories_v_version_clinics" USING btree ("_parent_id");
  CREATE INDEX "_stories_v_version_version__status_idx" ON "_stories_v" USING btree ("version__status");
  CREATE INDEX "_stories_v_created_at_idx" ON "_stories_v" USING btree ("created_at");
  CREATE INDEX "_stories_v_updated_at_idx" ON "_stories_v" USING btree ("updated_at");
  CREATE INDEX "_stories_v_latest_idx" ON "_stories_v" USING btree ("latest");
  CREATE INDEX "claims_claims_order_idx" ON "claims_claims" USING btree ("_order");
  CREATE INDEX "claims_claims_parent_id_idx" ON "claims_claims" USING btree ("_parent_id");
  CREATE INDEX "claims__status_idx" ON "claims" USING btree ("_status");
  CREATE INDEX "_claims_v_version_claims_order_idx" ON "_claims_v_version_claims" USING btree ("_order");
  CREATE INDEX "_claims_v_version_claims_parent_id_idx" ON "_claims_v_version_claims" USING btree ("_parent_id");
  CREATE INDEX "_claims_v_version_version__status_idx" ON "_claims_v" USING btree ("version__status");
  CREATE INDEX "_claims_v_created_at_idx" ON "_claims_v" USING btree ("created_at");
  CREATE INDEX "_claims_v_updated_at_idx" ON "_claims_v" USING btree ("updated_at");
  CREATE INDEX "_claims_v_latest_idx" ON "_claims_v" USING btree ("latest");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "hero" CASCADE;
  DROP TABLE "hero_texts" CASCADE;
  DROP TABLE "_hero_v" CASCADE;
  DROP TABLE "_hero_v_texts" CASCADE;
  DROP TABLE "equipment_devices" CASCADE;
  DROP TABLE "equipment" CASCADE;
  DROP TABLE "equipment_texts" CASCADE;
  DROP TABLE "_equipment_v_version_devices" CASCADE;
  DROP TABLE "_equipment_v" CASCADE;
  DROP TABLE "_equipment_v_texts" CASCADE;
  DROP TABLE "stories_stories" CASCADE;
  DROP TABLE "stories_clinics" CASCADE;
  DROP TABLE "stories" CASCADE;
  DROP TABLE "_stories_v_version_stories" CASCADE;
  DROP TABLE "_stories_v_version_clinics" CASCADE;
  DROP TABLE "_stories_v" CASCADE;
  DROP TABLE "claims_claims" CASCADE;
  DROP TABLE "claims" CASCADE;
  DROP TABLE "_claims_v_version_claims" CASCADE;
  DROP TABLE "_claims_v" CASCADE;
  DROP TYPE "public"."enum_hero_status";
  DROP TYPE "public"."enum__hero_v_version_status";
  DROP TYPE "public"."enum_equipment_devices_drawing";
  DROP TYPE "public"."enum_equipment_status";
  DROP TYPE "public"."enum__equipment_v_version_devices_drawing";
  DROP TYPE "public"."enum__equipment_v_version_status";
  DROP TYPE "public"."enum_stories_stories_mark";
  DROP TYPE "public"."enum_stories_clinics_mark";
  DROP TYPE "public"."enum_stories_status";
  DROP TYPE "public"."enum__stories_v_version_stories_mark";
  DROP TYPE "public"."enum__stories_v_version_clinics_mark";
  DROP TYPE "public"."enum__stories_v_version_status";
  DROP TYPE "public"."enum_claims_claims_claim";
  DROP TYPE "public"."enum_claims_status";
  DROP TYPE "public"."enum__claims_v_version_claims_claim";
  DROP TYPE "public"."enum__claims_v_version_status";`)
}

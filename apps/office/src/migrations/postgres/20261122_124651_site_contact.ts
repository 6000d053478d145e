import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_contact_open_days" AS ENUM('mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun');
  CREATE TYPE "public"."enum_contact_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__contact_v_version_open_days" AS ENUM('mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun');
  CREATE TYPE "public"."enum__contact_v_version_status" AS ENUM('draft', 'published');
  CREATE TABLE "contact_open_days" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum_contact_open_days",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "contact_closed_days" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"day" varchar,
  	"reason" varchar
  );
  
  CREATE TABLE "contact" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"phone" varchar,
  	"line_id" varchar,
  	"email" varchar,
  	"privacy_email" varchar,
  	"opens" varchar,
  	"closes" varchar,
  	"postal_street" varchar,
  	"postal_district" varchar,
  	"postal_province" varchar,
  	"postal_code" varchar,
  	"place_search" varchar,
  	"place_station" varchar,
  	"place_road" varchar,
  	"place_lane" varchar,
  	"place_floor" varchar,
  	"_status" "enum_contact_status" DEFAULT 'draft',
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "_contact_v_version_open_days" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum__contact_v_version_open_days",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "_contact_v_version_closed_days" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"day" varchar,
  	"reason" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_contact_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_phone" varchar,
  	"version_line_id" varchar,
  	"version_email" varchar,
  	"version_privacy_email" varchar,
  	"version_opens" varchar,
  	"version_closes" varchar,
  	"version_postal_street" varchar,
  	"version_postal_district" varchar,
  	"version_postal_province" varchar,
  	"version_postal_code" varchar,
  	"version_place_search" varchar,
  	"version_place_station" varchar,
  	"version_place_road" varchar,
  	"version_place_lane" varchar,
  	"version_place_floor" varchar,
  	"version__status" "enum__contact_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  ALTER TABLE "contact_open_days" ADD CONSTRAINT "contact_open_days_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."contact"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "contact_closed_days" ADD CONSTRAINT "contact_closed_days_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."contact"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_contact_v_version_open_days" ADD CONSTRAINT "_contact_v_version_open_days_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_contact_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_contact_v_version_closed_days" ADD CONSTRAINT "_contact_v_version_closed_days_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_contact_v"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "contact_open_days_order_idx" ON "contact_open_days" USING btree ("order");
  CREATE INDEX "contact_open_days_parent_idx" ON "contact_open_days" USING btree ("parent_id");
  CREATE INDEX "contact_closed_days_order_idx" ON "contact_closed_days" USING btree ("_order");
  CREATE INDEX "contact_closed_days_parent_id_idx" ON "contact_closed_days" USING btree ("_parent_id");
  CREATE INDEX "contact__status_idx" ON "contact" USING btree ("_status");
  CREATE INDEX "_contact_v_version_open_days_order_idx" ON "_contact_v_version_open_days" USING btree ("order");
  CREATE INDEX "_contact_v_version_open_days_parent_idx" ON "_contact_v_version_open_days" USING btree ("parent_id");
  CREATE INDEX "_contact_v_version_closed_days_order_idx" ON "_contact_v_version_closed_days" USING btree ("_order");
  CREATE INDEX "_contact_v_version_closed_days_parent_id_idx" ON "_contact_v_version_closed_days" USING btree ("_parent_id");
  CREATE INDEX "_contact_v_version_version__status_idx" ON "_contact_v" USING btree ("version__status");
  CREATE INDEX "_contact_v_created_at_idx" ON "_contact_v" USING btree ("created_at");
  CREATE INDEX "_contact_v_updated_at_idx" ON "_contact_v" USING btree ("updated_at");
  CREATE INDEX "_contact_v_latest_idx" ON "_contact_v" USING btree ("latest");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "contact_open_days" CASCADE;
  DROP TABLE "contact_closed_days" CASCADE;
  DROP TABLE "contact" CASCADE;
  DROP TABLE "_contact_v_version_open_days" CASCADE;
  DROP TABLE "_contact_v_version_closed_days" CASCADE;
  DROP TABLE "_contact_v" CASCADE;
  DROP TYPE "public"."enum_contact_open_days";
  DROP TYPE "public"."enum_contact_status";
  DROP TYPE "public"."enum__contact_v_version_open_days";
  DROP TYPE "public"."enum__contact_v_version_status";`)
}

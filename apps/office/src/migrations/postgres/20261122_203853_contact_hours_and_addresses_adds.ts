import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_contact_other_hours_day" AS ENUM('mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun');
  CREATE TYPE "public"."enum__contact_v_version_other_hours_day" AS ENUM('mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun');
  CREATE TABLE "contact_profiles" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"address" varchar
  );
  
  CREATE TABLE "contact_other_hours" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"day" "enum_contact_other_hours_day",
  	"opens" varchar,
  	"closes" varchar
  );
  
  CREATE TABLE "_contact_v_version_profiles" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"address" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_contact_v_version_other_hours" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"day" "enum__contact_v_version_other_hours_day",
  	"opens" varchar,
  	"closes" varchar,
  	"_uuid" varchar
  );
  
  ALTER TABLE "contact" ADD COLUMN "crm" varchar;
  ALTER TABLE "_contact_v" ADD COLUMN "version_crm" varchar;
  ALTER TABLE "contact_profiles" ADD CONSTRAINT "contact_profiles_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."contact"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "contact_other_hours" ADD CONSTRAINT "contact_other_hours_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."contact"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_contact_v_version_profiles" ADD CONSTRAINT "_contact_v_version_profiles_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_contact_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_contact_v_version_other_hours" ADD CONSTRAINT "_contact_v_version_other_hours_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_contact_v"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "contact_profiles_order_idx" ON "contact_profiles" USING btree ("_order");
  CREATE INDEX "contact_profiles_parent_id_idx" ON "contact_profiles" USING btree ("_parent_id");
  CREATE INDEX "contact_other_hours_order_idx" ON "contact_other_hours" USING btree ("_order");
  CREATE INDEX "contact_other_hours_parent_id_idx" ON "contact_other_hours" USING btree ("_parent_id");
  CREATE INDEX "_contact_v_version_profiles_order_idx" ON "_contact_v_version_profiles" USING btree ("_order");
  CREATE INDEX "_contact_v_version_profiles_parent_id_idx" ON "_contact_v_version_profiles" USING btree ("_parent_id");
  CREATE INDEX "_contact_v_version_other_hours_order_idx" ON "_contact_v_version_other_hours" USING btree ("_order");
  CREATE INDEX "_contact_v_version_other_hours_parent_id_idx" ON "_contact_v_version_other_hours" USING btree ("_parent_id");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "contact_profiles" CASCADE;
  DROP TABLE "contact_other_hours" CASCADE;
  DROP TABLE "_contact_v_version_profiles" CASCADE;
  DROP TABLE "_contact_v_version_other_hours" CASCADE;
  ALTER TABLE "contact" DROP COLUMN "crm";
  ALTER TABLE "_contact_v" DROP COLUMN "version_crm";
  DROP TYPE "public"."enum_contact_other_hours_day";
  DROP TYPE "public"."enum__contact_v_version_other_hours_day";`)
}

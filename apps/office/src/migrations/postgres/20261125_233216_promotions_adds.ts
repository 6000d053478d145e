import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_promotions_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__promotions_v_version_status" AS ENUM('draft', 'published');
  CREATE TABLE "promotions_promotions_prices" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"package" varchar,
  	"yearly_satang" numeric
  );
  
  CREATE TABLE "promotions_promotions" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"text" varchar,
  	"from" varchar,
  	"until" varchar
  );
  
  CREATE TABLE "promotions" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"_status" "enum_promotions_status" DEFAULT 'draft',
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "_promotions_v_version_promotions_prices" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"package" varchar,
  	"yearly_satang" numeric,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_promotions_v_version_promotions" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"text" varchar,
  	"from" varchar,
  	"until" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_promotions_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version__status" "enum__promotions_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  ALTER TABLE "promotions_promotions_prices" ADD CONSTRAINT "promotions_promotions_prices_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."promotions_promotions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "promotions_promotions" ADD CONSTRAINT "promotions_promotions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."promotions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_promotions_v_version_promotions_prices" ADD CONSTRAINT "_promotions_v_version_promotions_prices_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_promotions_v_version_promotions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_promotions_v_version_promotions" ADD CONSTRAINT "_promotions_v_version_promotions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_promotions_v"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "promotions_promotions_prices_order_idx" ON "promotions_promotions_prices" USING btree ("_order");
  CREATE INDEX "promotions_promotions_prices_parent_id_idx" ON "promotions_promotions_prices" USING btree ("_parent_id");
  CREATE INDEX "promotions_promotions_order_idx" ON "promotions_promotions" USING btree ("_order");
  CREATE INDEX "promotions_promotions_parent_id_idx" ON "promotions_promotions" USING btree ("_parent_id");
  CREATE INDEX "promotions__status_idx" ON "promotions" USING btree ("_status");
  CREATE INDEX "_promotions_v_version_promotions_prices_order_idx" ON "_promotions_v_version_promotions_prices" USING btree ("_order");
  CREATE INDEX "_promotions_v_version_promotions_prices_parent_id_idx" ON "_promotions_v_version_promotions_prices" USING btree ("_parent_id");
  CREATE INDEX "_promotions_v_version_promotions_order_idx" ON "_promotions_v_version_promotions" USING btree ("_order");
  CREATE INDEX "_promotions_v_version_promotions_parent_id_idx" ON "_promotions_v_version_promotions" USING btree ("_parent_id");
  CREATE INDEX "_promotions_v_version_version__status_idx" ON "_promotions_v" USING btree ("version__status");
  CREATE INDEX "_promotions_v_created_at_idx" ON "_promotions_v" USING btree ("created_at");
  CREATE INDEX "_promotions_v_updated_at_idx" ON "_promotions_v" USING btree ("updated_at");
  CREATE INDEX "_promotions_v_latest_idx" ON "_promotions_v" USING btree ("latest");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "promotions_promotions_prices" CASCADE;
  DROP TABLE "promotions_promotions" CASCADE;
  DROP TABLE "promotions" CASCADE;
  DROP TABLE "_promotions_v_version_promotions_prices" CASCADE;
  DROP TABLE "_promotions_v_version_promotions" CASCADE;
  DROP TABLE "_promotions_v" CASCADE;
  DROP TYPE "public"."enum_promotions_status";
  DROP TYPE "public"."enum__promotions_v_version_status";`)
}

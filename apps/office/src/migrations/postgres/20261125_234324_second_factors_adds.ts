import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "second_factors" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"account" numeric NOT NULL,
  	"secret" varchar NOT NULL,
  	"is_active" boolean DEFAULT false NOT NULL,
  	"last_step" numeric DEFAULT 0 NOT NULL,
  	"recovery_codes" varchar DEFAULT '',
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "users_sessions" ADD COLUMN "browser" varchar;
  ALTER TABLE "users_sessions" ADD COLUMN "address" varchar;
  ALTER TABLE "users" ADD COLUMN "has_second_factor" boolean DEFAULT false;
  CREATE UNIQUE INDEX "second_factors_account_idx" ON "second_factors" USING btree ("account");
  CREATE INDEX "second_factors_updated_at_idx" ON "second_factors" USING btree ("updated_at");
  CREATE INDEX "second_factors_created_at_idx" ON "second_factors" USING btree ("created_at");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "second_factors" CASCADE;
  ALTER TABLE "users_sessions" DROP COLUMN "browser";
  ALTER TABLE "users_sessions" DROP COLUMN "address";
  ALTER TABLE "users" DROP COLUMN "has_second_factor";`)
}

import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "users" ADD COLUMN "successor_id" integer;
  ALTER TABLE "users" ADD CONSTRAINT "users_successor_id_users_id_fk" FOREIGN KEY ("successor_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "users_successor_idx" ON "users" USING btree ("successor_id");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "users" DROP CONSTRAINT "users_successor_id_users_id_fk";
  
  DROP INDEX "users_successor_idx";
  ALTER TABLE "users" DROP COLUMN "successor_id";`)
}

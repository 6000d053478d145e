import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "_contact_v" ADD COLUMN "autosave" boolean;
  ALTER TABLE "_home_v" ADD COLUMN "autosave" boolean;
  ALTER TABLE "_packages_v" ADD COLUMN "autosave" boolean;
  ALTER TABLE "_promotions_v" ADD COLUMN "autosave" boolean;
  ALTER TABLE "_equipment_v" ADD COLUMN "autosave" boolean;
  ALTER TABLE "_stories_v" ADD COLUMN "autosave" boolean;
  ALTER TABLE "_claims_v" ADD COLUMN "autosave" boolean;
  ALTER TABLE "_questions_v" ADD COLUMN "autosave" boolean;
  ALTER TABLE "_announcement_v" ADD COLUMN "autosave" boolean;
  ALTER TABLE "_thesaurus_v" ADD COLUMN "autosave" boolean;
  CREATE INDEX "_contact_v_autosave_idx" ON "_contact_v" USING btree ("autosave");
  CREATE INDEX "_home_v_autosave_idx" ON "_home_v" USING btree ("autosave");
  CREATE INDEX "_packages_v_autosave_idx" ON "_packages_v" USING btree ("autosave");
  CREATE INDEX "_promotions_v_autosave_idx" ON "_promotions_v" USING btree ("autosave");
  CREATE INDEX "_equipment_v_autosave_idx" ON "_equipment_v" USING btree ("autosave");
  CREATE INDEX "_stories_v_autosave_idx" ON "_stories_v" USING btree ("autosave");
  CREATE INDEX "_claims_v_autosave_idx" ON "_claims_v" USING btree ("autosave");
  CREATE INDEX "_questions_v_autosave_idx" ON "_questions_v" USING btree ("autosave");
  CREATE INDEX "_announcement_v_autosave_idx" ON "_announcement_v" USING btree ("autosave");
  CREATE INDEX "_thesaurus_v_autosave_idx" ON "_thesaurus_v" USING btree ("autosave");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP INDEX "_contact_v_autosave_idx";
  DROP INDEX "_home_v_autosave_idx";
  DROP INDEX "_packages_v_autosave_idx";
  DROP INDEX "_promotions_v_autosave_idx";
  DROP INDEX "_equipment_v_autosave_idx";
  DROP INDEX "_stories_v_autosave_idx";
  DROP INDEX "_claims_v_autosave_idx";
  DROP INDEX "_questions_v_autosave_idx";
  DROP INDEX "_announcement_v_autosave_idx";
  DROP INDEX "_thesaurus_v_autosave_idx";
  ALTER TABLE "_contact_v" DROP COLUMN "autosave";
  ALTER TABLE "_home_v" DROP COLUMN "autosave";
  ALTER TABLE "_packages_v" DROP COLUMN "autosave";
  ALTER TABLE "_promotions_v" DROP COLUMN "autosave";
  ALTER TABLE "_equipment_v" DROP COLUMN "autosave";
  ALTER TABLE "_stories_v" DROP COLUMN "autosave";
  ALTER TABLE "_claims_v" DROP COLUMN "autosave";
  ALTER TABLE "_questions_v" DROP COLUMN "autosave";
  ALTER TABLE "_announcement_v" DROP COLUMN "autosave";
  ALTER TABLE "_thesaurus_v" DROP COLUMN "autosave";`)
}

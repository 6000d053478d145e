import { expect, it } from 'vitest';
import { broken, sourceOf } from './contract.ts';
import { forNode } from './migration-files.ts';

it.each(['@payloadcms/db-sqlite', '@payloadcms/db-postgres'])(
  'migration-files: makes of the template of %s what Node runs',
  (name) => {
    const template = sourceOf('@payloadcms/drizzle', 'dist/utilities/getMigrationTemplate.js');
    const message = broken('migration-files', `the template of ${name} is worded in another way`);
    expect(template, message).toContain('import { MigrateUpArgs, MigrateDownArgs,');
    expect(template, message).toContain('({ db, payload, req }:');
  },
);

it('migration-files: types are imported as types, files with their ending', () => {
  expect(
    forNode(`import { MigrateUpArgs, MigrateDownArgs, sql } from 'x'
import * as first from './first'
export async function up({ db, payload, req }: MigrateUpArgs)`),
  ).toBe(`import { type MigrateUpArgs, type MigrateDownArgs, sql } from 'x'
import * as first from './first.ts'
export async function up({ db }: MigrateUpArgs)`);
});

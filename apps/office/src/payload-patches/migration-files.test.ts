import { expect, it } from 'vitest';
import { broken, sourceOf } from './contract.ts';
import { forNode } from './migration-files.ts';

it('migration-files: relies on the template of migrations', () => {
  const template = sourceOf('@payloadcms/drizzle', 'dist/utilities/getMigrationTemplate.js');
  const message = broken('migration-files', 'the template is worded in another way');
  expect(template, message).toContain('import { MigrateUpArgs, MigrateDownArgs,');
  expect(template, message).toContain('({ db, payload, req }:');
});

it('migration-files: imports types as types, and files with their extension', () => {
  expect(
    forNode(`import { MigrateUpArgs, MigrateDownArgs, sql } from 'x'
import * as first from './first'
export async function up({ db, payload, req }: MigrateUpArgs)`),
  ).toBe(`import { type MigrateUpArgs, type MigrateDownArgs, sql } from 'x'
import * as first from './first.ts'
export async function up({ db }: MigrateUpArgs)`);
});

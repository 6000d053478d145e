import { expect, it } from 'vitest';
import { readSlug } from './read-slug.ts';

it.each([
  ['move-to-digital', 'move-to-digital'],
  ['ย้ายข้อมูล', 'ย้ายข้อมูล'],
  ['a/b', undefined],
  ['..', undefined],
  ['', undefined],
  ['a?b=<script>', undefined],
])('reads the slug %j as %j', (sent, read) => {
  expect(readSlug(sent)).toBe(read);
});

import { afterAll, beforeAll, describe } from 'vitest';
import { type Office, startOffice } from './office.ts';
import { wordsAreKept } from './words.ts';

let office: Office;
beforeAll(async () => {
  office = await startOffice();
}, 60_000);
afterAll(() => office.stop());

describe("the site's words and figures on SQLite", () => wordsAreKept(() => office));

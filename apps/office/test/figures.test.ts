import { afterAll, beforeAll, it } from 'vitest';
import { expectFiguresToAddUp } from './figures-add-up.ts';
import { type Office, startOffice } from './office.ts';

let office: Office;

beforeAll(async () => {
  office = await startOffice();
}, 60_000);
afterAll(() => office.stop());

it(
  'adds up every figure as SQL does, with ten thousand leads',
  () => expectFiguresToAddUp(office, 10_000),
  60_000,
);

import { afterAll, it } from 'vitest';
import * as homeFromHero from '../src/migrations/sqlite/20261125_225952_home_from_hero_and_sections.ts';
import { expectFormerLandingPageToMove } from './former-landing-page.ts';
import { startOffice } from './office.ts';

const office = await startOffice();
afterAll(() => office.stop());

it('moves the former first screen and order of sections to the landing page', () =>
  expectFormerLandingPageToMove(office, homeFromHero as never));

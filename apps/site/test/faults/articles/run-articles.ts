import { Chance } from '../chance.ts';
import { simulate, type Outcome } from '../simulate.ts';
import { ArticleWorld } from './article-world.ts';
import { type Breakage, unbroken } from './breakages.ts';
import { modes } from './content-source.ts';

const SECOND = 1000;
const HOUR = 3600 * SECOND;
const YEAR = 365 * 24 * HOUR;
/** Number of random events. */
const STEPS = 25;
/** The copy must be complete within this time: a great loss is accepted after three minutes. */
const ARRIVES_WITHIN = 250 * SECOND;

/**
 * Simulates editors, failures of the content site, crashes, clocks and disks in an order that depends only on the seed.
 * Then all faults end, and the copy must be complete.
 *
 * @param broken a deliberate defect of the product
 */
export function runArticles(seed: number, broken: Partial<Breakage> = {}): Promise<Outcome> {
  const chance = new Chance(seed);
  return simulate(seed, {
    begin: (folder) => new ArticleWorld(folder, chance, { ...unbroken, ...broken }),
    steps: STEPS,
    happen: (world) => happen(world, chance),
    recover,
  });
}

/** Runs one random event, and lets some time pass. */
async function happen(world: ArticleWorld, chance: Chance): Promise<void> {
  const { scheduler, source } = world;
  const told = (what: string, work: () => void) => () => {
    world.trace(what);
    work();
    if (chance.happens(0.5)) world.tell();
  };
  const events: readonly [() => unknown, ...(() => unknown)[]] = [
    told('an article is changed', () => source.edit()),
    told('an article is changed', () => source.edit()),
    told('an article is published', () => source.publish()),
    told('an article is published', () => source.publish()),
    told('an article is withdrawn', () => source.withdraw()),
    told('most articles are withdrawn', () => source.withdrawMost()),
    () => changeMode(world, chance),
    () => changeMode(world, chance),
    () => changeMode(world, chance),
    () => world.kill(),
    () => void (world.statementsToLive = chance.between(1, 60)),
    () => world.setDisk(!world.isDiskFull),
    () =>
      clock(world, chance.of([chance.between(-20, 20) * HOUR, chance.between(-6, 6) * YEAR, 0])),
    () => scheduler.run(chance.between(30, 200) * SECOND),
    () => scheduler.skip(chance.between(1, 30) * HOUR),
  ];
  await chance.of(events)();
  // Often the next event comes during a sync.
  await scheduler.run(
    chance.happens(0.6) ? chance.between(0, 500) : chance.between(1, 30) * SECOND,
  );
  if (!world.isUp && chance.happens(0.7)) world.start();
}

function changeMode(world: ArticleWorld, chance: Chance): void {
  world.source.mode = chance.of(modes);
  world.trace(`the content site is in mode ${world.source.mode}`);
}

function clock(world: ArticleWorld, off: number): void {
  world.clockIsOff = off;
  world.trace(`the clock is off by ${off / HOUR} h`);
}

/** Ends all faults. */
async function recover(world: ArticleWorld): Promise<void> {
  world.trace('all faults end');
  world.setDisk(false);
  world.statementsToLive = Infinity;
  world.source.mode = 'well';
  world.start();
  await world.scheduler.run(ARRIVES_WITHIN);
}

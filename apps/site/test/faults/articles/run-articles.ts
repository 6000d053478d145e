import { Chance } from '../chance.ts';
import { liveThrough, type Outcome } from '../live-through.ts';
import { ArticleWorld } from './article-world.ts';
import { type Breakage, unbroken } from './breakages.ts';
import { moods } from './content-source.ts';

const SECOND = 1000;
const HOUR = 3600 * SECOND;
const YEAR = 365 * 24 * HOUR;
/** How many things happen before the storm is over. */
const STEPS = 25;
/** Within so long the copy is like the content site, whatever happened: a great loss is doubted for three minutes. */
const ARRIVES_WITHIN = 250 * SECOND;

/**
 * Lives through one seed of the copying of articles: staff, failures of the content site, crashes, clocks
 * and disks in an order that the seed alone decides. Then the storm is over, and the copy must be whole.
 *
 * @param broken the product as it is to be broken, to see that it is noticed
 */
export function runArticles(seed: number, broken: Partial<Breakage> = {}): Promise<Outcome> {
  const chance = new Chance(seed);
  return liveThrough(seed, {
    begin: (folder) => new ArticleWorld(folder, chance, { ...unbroken, ...broken }),
    steps: STEPS,
    happen: (world) => happen(world, chance),
    calm,
  });
}

/** One thing out of many, and some time after it. */
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
    () => mood(world, chance),
    () => mood(world, chance),
    () => mood(world, chance),
    () => world.kill(),
    () => void (world.statementsToLive = chance.between(1, 60)),
    () => world.setDisk(!world.isDiskFull),
    () =>
      clock(world, chance.of([chance.between(-20, 20) * HOUR, chance.between(-6, 6) * YEAR, 0])),
    () => scheduler.run(chance.between(30, 200) * SECOND),
    () => scheduler.skip(chance.between(1, 30) * HOUR),
  ];
  await chance.of(events)();
  // Often the next comes in the midst of a look.
  await scheduler.run(
    chance.happens(0.6) ? chance.between(0, 500) : chance.between(1, 30) * SECOND,
  );
  if (!world.isUp && chance.happens(0.7)) world.start();
}

function mood(world: ArticleWorld, chance: Chance): void {
  world.source.mood = chance.of(moods);
  world.trace(`the content site is ${world.source.mood}`);
}

function clock(world: ArticleWorld, off: number): void {
  world.clockIsOff = off;
  world.trace(`the clock is off by ${off / HOUR} h`);
}

/** The storm is over: everything works. Nobody need say a word of the clock for articles to be copied. */
async function calm(world: ArticleWorld): Promise<void> {
  world.trace('the storm is over');
  world.setDisk(false);
  world.statementsToLive = Infinity;
  world.source.mood = 'well';
  world.start();
  await world.scheduler.run(ARRIVES_WITHIN);
}

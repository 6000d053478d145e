import { type Breakage, unbroken } from './breakages.ts';
import { Chance } from './chance.ts';
import { liveThrough, type Outcome } from './live-through.ts';
import { moods } from './receiver.ts';
import { DAY, World } from './world.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
/** How many things happen before the storm is over. */
const STEPS = 40;
/** Within so long staff have been told of whatever there is to be told. */
const LONG_ENOUGH = 45 * MINUTE;
/** A wrong word is noticed before the trash is emptied. */
const LONGEST_MISTAKE_DAYS = 10;

/**
 * Lives through one seed: visitors, crashes, clocks, disks and receivers in an order that the seed
 * alone decides. Then the storm is over, and everything that was promised must have come true.
 *
 * @param broken the product as it is to be broken, to see that it is noticed
 */
export async function runSeed(seed: number, broken: Partial<Breakage> = {}): Promise<Outcome> {
  const chance = new Chance(seed);
  const { random } = Math;
  // Pauses between tries are jittered.
  Math.random = () => chance.next();
  try {
    return await liveThrough(seed, {
      begin: (folder) => new World(folder, chance, { ...unbroken, ...broken }),
      steps: STEPS,
      happen: (world) => happen(world, chance),
      calm,
    });
  } finally {
    Math.random = random;
  }
}

/** One thing out of many, and some time after it. */
async function happen(world: World, chance: Chance): Promise<void> {
  const { scheduler } = world;
  const seconds = (least: number, most: number) =>
    scheduler.run(chance.between(least, most) * SECOND);
  const events: readonly [() => unknown, ...(() => unknown)[]] = [
    () => world.visit(),
    () => world.visit(),
    () => world.visit(),
    () => world.crowd(chance.between(2, 8)),
    () => world.crowd(chance.between(2, 8)),
    () => world.repeat(),
    () => mood(world, chance),
    () => mood(world, chance),
    () => channels(world, 0.6),
    () => world.scheduler.run(chance.between(1, 60) * MINUTE),
    () => world.kill(),
    () => void (world.statementsToLive = chance.between(1, 40)),
    () => void (world.statementsToFull = chance.between(1, 40)),
    () => void (world.statementsToFail = chance.between(1, 8)),
    () => world.setDisk(!world.isDiskFull),
    () => clock(world, chance.between(-20, 20) * HOUR),
    () => clock(world, chance.between(-6, 6) * 365 * DAY),
    () => clock(world, 0),
    () => mistake(world, chance),
    () => honestWord(world),
    () => rest(world, chance.between(1, 12) * HOUR),
    () => rest(world, chance.between(1, 20) * DAY),
    () => off(world, chance.between(1, 30) * DAY),
  ];
  await chance.of(events)();
  await seconds(0, 40);
  if (!world.isUp && chance.happens(0.7)) {
    world.start();
    await seconds(0, 20);
  }
}

function mood(world: World, chance: Chance): void {
  world.receiver.mood = chance.of(moods);
  world.trace(`the lead API is ${world.receiver.mood}`);
}

function channels(world: World, probability: number): void {
  const broken = world.staff.breakSome(probability);
  world.trace(`of the channels to staff are broken: ${broken || 'none'}`);
}

function clock(world: World, off: number): void {
  world.clockIsOff = off;
  world.trace(off === 0 ? 'the clock is put right' : `the clock is off by ${off / HOUR} h`);
}

function honestWord(world: World): void {
  if (world.clockIsOff === 0) world.acceptClock();
}

/** Somebody says that a clock years ahead is right, and finds out some days later. */
async function mistake(world: World, chance: Chance): Promise<void> {
  clock(world, chance.between(1, 5) * 365 * DAY);
  world.acceptClock();
  await rest(world, chance.between(1, LONGEST_MISTAKE_DAYS) * DAY);
  clock(world, 0);
  world.acceptClock();
  await world.scheduler.run(MINUTE);
}

/** Time in which nothing new happens, half a day in one go. */
async function rest(world: World, milliseconds: number): Promise<void> {
  world.trace(`${milliseconds / HOUR} h pass`);
  for (let left = milliseconds; left > 0; left -= 12 * HOUR) {
    await world.scheduler.skip(Math.min(left, 12 * HOUR));
    world.check();
  }
}

async function off(world: World, milliseconds: number): Promise<void> {
  world.kill();
  world.trace('the machine is switched off');
  await world.scheduler.skip(milliseconds);
}

/** Nothing is wrong any more but the receiver, if it is: now whoever is to be told can be. */
async function vigil(world: World): Promise<void> {
  world.trace('staff can be told');
  channels(world, 0);
  world.setDisk(false);
  world.statementsToLive = Infinity;
  world.statementsToFail = Infinity;
  world.start();
  await world.scheduler.run(LONG_ENOUGH);
  world.check();
}

/** The storm is over: everything works, the clock is right, and a person has said so. */
async function calm(world: World): Promise<void> {
  await vigil(world);
  world.trace('the storm is over');
  clock(world, 0);
  world.receiver.mood = 'well';
  world.acceptClock();
  // Until it is taken up, and retention has looked again with it.
  await world.scheduler.run(MINUTE);
  await world.scheduler.skip(2 * HOUR);
  world.resendRefused();
  await world.scheduler.run(LONG_ENOUGH);
}

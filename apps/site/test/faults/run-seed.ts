import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Breakage, unbroken } from './breakages.ts';
import { Chance } from './chance.ts';
import { modes } from './receiver.ts';
import { DAY, Violation, World } from './world.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
/** Number of random events. */
const STEPS = 40;
/** Everything must have arrived within this time. */
const ARRIVES_WITHIN = 45 * MINUTE;
/** A wrongly accepted clock is noticed before the trash is emptied. */
const LONGEST_MISTAKE_DAYS = 10;

/** The result of a seed. */
interface Outcome {
  /** The guarantee that was broken; undefined when none was. */
  violation: string | undefined;
  /** All events, in order. */
  lines: string[];
}

/**
 * Simulates visitors, crashes, clocks, disks and lead APIs in an order that depends only on the seed. Then all faults
 * end, and every guarantee must be fulfilled.
 *
 * @param broken a deliberate defect of the product
 */
export async function runSeed(seed: number, broken: Partial<Breakage> = {}): Promise<Outcome> {
  const chance = new Chance(seed);
  const { random } = Math;
  // Back-offs are jittered.
  Math.random = () => chance.next();
  const folder = mkdtempSync(path.join(tmpdir(), 'faults-'));
  const world = new World(folder, chance, { ...unbroken, ...broken });
  const restoreClocks = world.scheduler.replaceClocks(() => world.clockIsOff);
  let violation: string | undefined;
  try {
    world.start();
    for (let step = 0; step < STEPS; step++) {
      await happen(world, chance);
      world.check();
    }
    await recover(world);
    world.checkArrived();
  } catch (error) {
    if (!(error instanceof Violation)) throw error;
    violation = error.message;
    world.trace(`BROKEN: ${violation}`);
  } finally {
    world.kill();
    restoreClocks();
    rmSync(folder, { recursive: true });
    Math.random = random;
  }
  return { violation, lines: world.lines };
}

/** Runs one random event, and lets some time pass. */
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
    () => changeMode(world, chance),
    () => changeMode(world, chance),
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
    () => acceptRightClock(world),
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

function changeMode(world: World, chance: Chance): void {
  world.receiver.mode = chance.of(modes);
  world.trace(`the lead API is in mode ${world.receiver.mode}`);
}

function clock(world: World, off: number): void {
  world.clockIsOff = off;
  world.trace(off === 0 ? 'the clock is right' : `the clock is off by ${off / HOUR} h`);
}

function acceptRightClock(world: World): void {
  if (world.clockIsOff === 0) world.acceptClock();
}

/** Somebody accepts a clock that is years ahead, and corrects it some days later. */
async function mistake(world: World, chance: Chance): Promise<void> {
  clock(world, chance.between(1, 5) * 365 * DAY);
  world.acceptClock();
  await rest(world, chance.between(1, LONGEST_MISTAKE_DAYS) * DAY);
  clock(world, 0);
  world.acceptClock();
  await world.scheduler.run(MINUTE);
}

/** Lets time pass without events, half a day at a time. */
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

/** Ends all faults: the clock is right, and an operator has accepted it. */
async function recover(world: World): Promise<void> {
  world.trace('all faults end');
  world.setDisk(false);
  world.statementsToLive = Infinity;
  world.statementsToFail = Infinity;
  world.start();
  clock(world, 0);
  world.receiver.mode = 'well';
  world.acceptClock();
  // Until the next retention run.
  await world.scheduler.run(MINUTE);
  await world.scheduler.skip(2 * HOUR);
  world.resendRefused();
  await world.scheduler.run(ARRIVES_WITHIN);
}

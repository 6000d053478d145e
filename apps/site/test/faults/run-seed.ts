import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Breakage, unbroken } from './breakages.ts';
import { Random } from '../random.ts';
import { modes } from './receiver.ts';
import { DAY, Violation, Simulation } from './simulation.ts';

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
  const random = new Random(seed);
  const { random: mathRandom } = Math;
  // Back-offs are jittered.
  Math.random = () => random.next();
  const folder = mkdtempSync(path.join(tmpdir(), 'faults-'));
  const simulation = new Simulation(folder, random, { ...unbroken, ...broken });
  const restoreClocks = simulation.scheduler.replaceClocks(() => simulation.clockIsOff);
  let violation: string | undefined;
  try {
    simulation.start();
    for (let step = 0; step < STEPS; step++) {
      await happen(simulation, random);
      simulation.check();
    }
    await recover(simulation);
    simulation.checkArrived();
  } catch (error) {
    if (!(error instanceof Violation)) throw error;
    violation = error.message;
    simulation.trace(`BROKEN: ${violation}`);
  } finally {
    simulation.kill();
    restoreClocks();
    rmSync(folder, { recursive: true });
    Math.random = mathRandom;
  }
  return { violation, lines: simulation.lines };
}

/** Runs one random event, and lets some time pass. */
async function happen(simulation: Simulation, random: Random): Promise<void> {
  const { scheduler } = simulation;
  const seconds = (least: number, most: number) =>
    scheduler.run(random.between(least, most) * SECOND);
  const events: readonly [() => unknown, ...(() => unknown)[]] = [
    () => simulation.visit(),
    () => simulation.visit(),
    () => simulation.visit(),
    () => simulation.crowd(random.between(2, 8)),
    () => simulation.crowd(random.between(2, 8)),
    () => simulation.repeat(),
    () => changeMode(simulation, random),
    () => changeMode(simulation, random),
    () => simulation.scheduler.run(random.between(1, 60) * MINUTE),
    () => simulation.kill(),
    () => void (simulation.statementsToLive = random.between(1, 40)),
    () => void (simulation.statementsToFull = random.between(1, 40)),
    () => void (simulation.statementsToFail = random.between(1, 8)),
    () => simulation.setDisk(!simulation.isDiskFull),
    () => clock(simulation, random.between(-20, 20) * HOUR),
    () => clock(simulation, random.between(-6, 6) * 365 * DAY),
    () => clock(simulation, 0),
    () => mistake(simulation, random),
    () => acceptRightClock(simulation),
    () => rest(simulation, random.between(1, 12) * HOUR),
    () => rest(simulation, random.between(1, 20) * DAY),
    () => off(simulation, random.between(1, 30) * DAY),
  ];
  await random.of(events)();
  await seconds(0, 40);
  if (!simulation.isUp && random.happens(0.7)) {
    simulation.start();
    await seconds(0, 20);
  }
}

function changeMode(simulation: Simulation, random: Random): void {
  simulation.receiver.mode = random.of(modes);
  simulation.trace(`the lead API is in mode ${simulation.receiver.mode}`);
}

function clock(simulation: Simulation, off: number): void {
  simulation.clockIsOff = off;
  simulation.trace(off === 0 ? 'the clock is right' : `the clock is off by ${off / HOUR} h`);
}

function acceptRightClock(simulation: Simulation): void {
  if (simulation.clockIsOff === 0) simulation.acceptClock();
}

/** Somebody accepts a clock that is years ahead, and corrects it some days later. */
async function mistake(simulation: Simulation, random: Random): Promise<void> {
  clock(simulation, random.between(1, 5) * 365 * DAY);
  simulation.acceptClock();
  await rest(simulation, random.between(1, LONGEST_MISTAKE_DAYS) * DAY);
  clock(simulation, 0);
  simulation.acceptClock();
  await simulation.scheduler.run(MINUTE);
}

/** Lets time pass without events, half a day at a time. */
async function rest(simulation: Simulation, milliseconds: number): Promise<void> {
  simulation.trace(`${milliseconds / HOUR} h pass`);
  for (let left = milliseconds; left > 0; left -= 12 * HOUR) {
    await simulation.scheduler.skip(Math.min(left, 12 * HOUR));
    simulation.check();
  }
}

async function off(simulation: Simulation, milliseconds: number): Promise<void> {
  simulation.kill();
  simulation.trace('the machine is switched off');
  await simulation.scheduler.skip(milliseconds);
}

/** Ends all faults: the clock is right, and an operator has accepted it. */
async function recover(simulation: Simulation): Promise<void> {
  simulation.trace('all faults end');
  simulation.setDisk(false);
  simulation.statementsToLive = Infinity;
  simulation.statementsToFail = Infinity;
  simulation.start();
  clock(simulation, 0);
  simulation.receiver.mode = 'well';
  simulation.acceptClock();
  // Until the next retention run.
  await simulation.scheduler.run(MINUTE);
  await simulation.scheduler.skip(2 * HOUR);
  simulation.resendRefused();
  await simulation.scheduler.run(ARRIVES_WITHIN);
}

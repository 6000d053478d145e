import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { simulateTime } from './machine-time.ts';

/** Thrown when the product breaks a guarantee. */
export class Violation extends Error {
  override name = 'Violation';
}

/** The result of a seed. */
export interface Outcome {
  seed: number;
  /** The guarantee that was broken; undefined when none was. */
  violation: string | undefined;
  /** All events, in order. */
  lines: string[];
}

/** A simulated world whose guarantees are checked. */
interface World {
  readonly lines: string[];
  trace(text: string): void;
  start(): void;
  kill(): void;
  /** @throws Violation when a guarantee is broken so far */
  check(): void;
  /** @throws Violation when a guarantee is not fulfilled at the end */
  checkArrived(): void;
}

interface Scenario<SomeWorld> {
  /** Creates the world in an empty folder. */
  begin: (folder: string) => SomeWorld;
  /** Number of random events. */
  steps: number;
  happen: (world: SomeWorld) => Promise<void>;
  /** Removes all faults and waits until everything should have arrived. */
  recover: (world: SomeWorld) => Promise<void>;
}

/** Runs one seed, and returns the first broken guarantee, if any. */
export async function simulate<SomeWorld extends World>(
  seed: number,
  { begin, steps, happen, recover }: Scenario<SomeWorld>,
): Promise<Outcome> {
  const folder = mkdtempSync(path.join(tmpdir(), 'faults-'));
  const stopSimulation = simulateTime();
  const world = begin(folder);
  let violation: string | undefined;
  try {
    world.start();
    for (let step = 0; step < steps; step++) {
      await happen(world);
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
    stopSimulation();
    rmSync(folder, { recursive: true });
  }
  return { seed, violation, lines: world.lines };
}

/**
 * Returns the first of `count` seeds that breaks a guarantee, with the command that repeats it.
 *
 * @param of which simulation
 */
export async function firstBroken(
  of: 'leads' | 'articles',
  count: number,
  run: (seed: number) => Promise<Outcome>,
): Promise<string | undefined> {
  for (let seed = 1; seed <= count; seed++) {
    const { violation } = await run(seed);
    if (violation !== undefined)
      return `npm run faults -w apps/site -- --of ${of} --seed ${seed}: ${violation}`;
  }
  return undefined;
}

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { simulateTime } from './machine-time.ts';
import { Violation } from './violation.ts';

/** What a seed came to. */
export interface Outcome {
  seed: number;
  /** The promise that was broken; undefined when all were kept. */
  violation: string | undefined;
  /** All that happened, in order. */
  lines: string[];
}

/** A world in which promises are made, and looked at. */
interface World {
  readonly lines: string[];
  trace(text: string): void;
  start(): void;
  kill(): void;
  /** @throws Violation when a promise is broken so far */
  check(): void;
  /** @throws Violation when one has not come true at the end */
  checkArrived(): void;
}

/** The story of a world. */
interface Story<Around> {
  /** In a folder that is empty. */
  begin: (folder: string) => Around;
  /** How many things happen before the storm is over. */
  steps: number;
  happen: (world: Around) => Promise<void>;
  /** The storm is over. */
  calm: (world: Around) => Promise<void>;
}

/** Lives through one seed, and says which promise was broken, if any. */
export async function liveThrough<Around extends World>(
  seed: number,
  { begin, steps, happen, calm }: Story<Around>,
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
    await calm(world);
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

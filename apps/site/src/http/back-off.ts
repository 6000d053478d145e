import { backOffMs as backOff } from '@clinicdee/protocol/http/back-off';

const FIRST_WAIT_MS = 1_000;

/** Returns the wait after `attempts` attempts, in milliseconds: from one second, doubling, up to `longest`. */
export const backOffMs = (attempts: number, longest: number): number =>
  backOff(attempts, { first: FIRST_WAIT_MS, longest });

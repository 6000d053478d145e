import { backOffMs as backOff } from '@clinicdee/protocol/http/back-off';

const FIRST_WAIT_MS = 1_000;

/** How long to wait after so many attempts, in milliseconds: from a second, doubling, to `longest`. */
export const backOffMs = (attempts: number, longest: number): number =>
  backOff(attempts, { first: FIRST_WAIT_MS, longest });

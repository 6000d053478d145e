import { readEnvironment } from '../environment.ts';
import { openLeadDesk } from '../leads/open-lead-desk.ts';
import type { LeadDesk } from '../leads/receive.ts';
import { openSignals, type Signals } from './open-signals.ts';

let desk: LeadDesk | undefined;
let signals: Signals | undefined;

const log = {
  info: (facts: object, what: string) => console.info(what, facts),
  warn: (facts: object, what: string) => console.warn(what, facts),
  error: (facts: object, what: string) => console.error(what, facts),
};

/** The lead desk of `npm run dev`: the real outbox, opened once for the life of the process. */
export const developmentDesk = (): LeadDesk => (desk ??= openLeadDesk(readEnvironment(), log).desk);

/** Everything else that `server.ts` hands to pages, likewise. */
export const developmentSignals = (): Signals => (signals ??= openSignals(readEnvironment(), log));

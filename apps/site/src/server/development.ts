import { readEnvironment } from '../environment.ts';
import type { Facts } from '../content/facts.ts';
import { contentsOf, showContents } from '../content/site-content.ts';
import { startedOn } from '../content/started-on.ts';
import { openServices, type Services } from './open-services.ts';

let services: Services | undefined;

const log = {
  info: (facts: object, what: string) => console.info(what, facts),
  warn: (facts: object, what: string) => console.warn(what, facts),
  error: (facts: object, what: string) => console.error(what, facts),
};

/** The services of `npm run dev`: the real ones, opened once for the life of the process. */
export function developmentServices(): Services {
  if (services) return services;
  const make = (facts: Facts) => {
    const contents = contentsOf(facts, startedOn);
    return Promise.resolve(() => showContents(contents));
  };
  // Nothing is cached here, so nobody needs to know of changes.
  const opened = openServices(readEnvironment(), log, () => undefined, make);
  void opened.beginEdits();
  return (services = opened.services);
}

import { readEnvironment } from '../environment/environment.ts';
import type { Facts } from '../content/facts.ts';
import { contentsOf, currentContents, showContents } from '../content/site-content.ts';
import { startedOn } from '../content/started-on.ts';
import { openServices } from './open-services.ts';

const log = {
  info: (facts: object, what: string) => console.info(what, facts),
  warn: (facts: object, what: string) => console.warn(what, facts),
  error: (facts: object, what: string) => console.error(what, facts),
};

let opened: Omit<App.Locals, 'contents' | 'siteUrl'> | undefined;

/** What pages are handed under `npm run dev`: the real services, opened once for the life of the process. */
export function developmentLocals(siteUrl: URL): App.Locals {
  opened ??= openDevelopment();
  return { ...opened, siteUrl, contents: currentContents() };
}

function openDevelopment() {
  const environment = readEnvironment();
  const { officeOrigin } = environment;
  const show = (facts: Facts) => {
    const contents = contentsOf(facts, startedOn);
    return Promise.resolve(() => showContents(contents));
  };
  // Nothing is cached here, so nobody needs to know of changes.
  const { services, beginEdits } = openServices(environment, log, () => undefined, show);
  void beginEdits();
  return { ...services, officeOrigin };
}

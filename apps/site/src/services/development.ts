import { readEnvironment } from '../environment/environment.ts';
import type { Facts } from '../content/facts.ts';
import { contentsOf, currentContents, showContents } from '../content/site-content.ts';
import { startedOn } from '../content/started-on.ts';
import { openServices } from './open-services.ts';

const log = {
  info: (facts: object, message: string) => console.info(message, facts),
  warn: (facts: object, message: string) => console.warn(message, facts),
  error: (facts: object, message: string) => console.error(message, facts),
};

let opened: Omit<App.Locals, 'contents'> | undefined;

/** The services for pages under `npm run dev`; opened once per process. */
export function developmentLocals(siteUrl: URL): App.Locals {
  opened ??= openDevelopment();
  return { ...opened, siteUrl, contents: currentContents() };
}

function openDevelopment() {
  const environment = readEnvironment();
  const renderPages = (facts: Facts) => {
    const contents = contentsOf(facts, startedOn);
    return Promise.resolve(() => showContents(contents));
  };
  // Nothing is cached in development, so no invalidation.
  const { services } = openServices({
    environment,
    log,
    renderPages,
    onArticlesChanged: () => undefined,
    onCampaignPages: () => undefined,
  });
  void services.siteContentService.begin();
  return services;
}

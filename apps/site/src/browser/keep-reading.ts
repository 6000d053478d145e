/*
 * Has the worker keep the article that is read here, and what it is drawn with, for when there is no
 * network (`offline/worker.js`). What was loaded on the way is known when the page is left.
 */
import { registered } from './register-worker.ts';
import { whenSeen } from './when-seen.ts';

const loaded = () =>
  performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name))
    .filter(
      ({ origin, pathname }) =>
        origin === location.origin && /^\/(_astro|pictures)\//.test(pathname),
    )
    .map(({ pathname }) => pathname);

async function tell(): Promise<void> {
  const registration = await registered();
  registration?.active?.postMessage({ page: location.pathname, files: loaded() });
}

whenSeen(() => {
  if (document.readyState === 'complete') void tell();
  else addEventListener('load', () => void tell(), { once: true });
});
document.addEventListener('visibilitychange', () => document.hidden && void tell());

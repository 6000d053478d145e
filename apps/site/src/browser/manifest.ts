import { languageAt, pathIn } from '../content/languages.ts';

/*
 * Adds the manifest link after first paint: browsers fetch it as soon as they see the link, in competition with
 * the fonts, and nobody installs a site before.
 */
new PerformanceObserver((_, observer) => {
  observer.disconnect();
  const link = document.createElement('link');
  link.rel = 'manifest';
  link.href = pathIn(languageAt(location.pathname), '/manifest.webmanifest');
  document.head.append(link);
}).observe({ type: 'paint', buffered: true });

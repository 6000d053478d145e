/*
 * Says where the manifest is once something is seen of the page: browsers ask for it as soon as they read
 * of it, beside the fonts, and nobody installs a site before.
 */
new PerformanceObserver((_, observer) => {
  observer.disconnect();
  const link = document.createElement('link');
  link.rel = 'manifest';
  link.href = '/manifest.webmanifest';
  document.head.append(link);
}).observe({ type: 'paint', buffered: true });

import type { ClientDirective } from 'astro';

/** Where paints are not told of, and in a tab that nobody looks at, in milliseconds. */
const LATEST_MS = 3000;

/**
 * `client:painted` hydrates an island once its page is seen: before that its script is in the way of the
 * words and their fonts. The island works without, and what is typed into it meanwhile stays.
 */
const whenPainted: ClientDirective = (load) => {
  const isPainted = new Promise((resolve) => {
    new PerformanceObserver(resolve).observe({ type: 'paint', buffered: true });
    setTimeout(resolve, LATEST_MS);
  });
  void isPainted.then(load).then((hydrate) => hydrate());
};

export default whenPainted;

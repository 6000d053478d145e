/**
 * Does something once somebody sees the page: at once, or when a page that the browser only made ready
 * (`speculation-rules.ts`) is shown. Until then it is nobody's visit.
 */
export function whenSeen(act: () => void): void {
  if (document.prerendering) {
    document.addEventListener('prerenderingchange', act, { once: true });
  } else act();
}

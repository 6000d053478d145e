/**
 * Runs a callback once the page is visible: immediately, or when a prerendered page (`speculation-rules.ts`) is
 * activated. A prerendered page is not a visit.
 */
export function whenVisible(callback: () => void): void {
  if (document.prerendering) {
    document.addEventListener('prerenderingchange', callback, { once: true });
  } else callback();
}

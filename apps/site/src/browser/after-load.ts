/** Does something once the page is loaded: at once, where its scripts come later than that (`page-starter.ts`). */
export function afterLoad(act: () => void): void {
  if (document.readyState === 'complete') act();
  else addEventListener('load', act, { once: true });
}

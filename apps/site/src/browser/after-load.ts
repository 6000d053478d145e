/** Does something once the page is loaded. */
export function afterLoad(act: () => void): void {
  if (document.readyState === 'complete') act();
  else addEventListener('load', act, { once: true });
}

/**
 * Keeps the banner from covering what the visitor needs: what lies at the bottom steps up, and what gets
 * the focus scrolls clear (WCAG 2.4.11). The rest is in `consent.css`.
 */
export function makeRoomFor(banner: HTMLElement): void {
  const { style } = document.documentElement;
  new ResizeObserver(() => {
    const { marginTop, marginBottom, bottom } = getComputedStyle(banner);
    const around = [marginTop, marginBottom, bottom].map((size) =>
      Math.max(0, parseFloat(size) || 0),
    );
    const height = around.reduce((sum, size) => sum + size, banner.offsetHeight);
    style.setProperty('--consent-height', `${height}px`);
  }).observe(banner);
}

/** Of the window's height: a taller banner stands at the top of the page and scrolls away with it. */
const TALLEST = 0.45;

/**
 * Keeps the banner from covering what the visitor needs: buttons at the bottom step up, what gets the
 * focus scrolls clear (WCAG 2.4.11), and where text is large the banner takes a place of its own in
 * the page. The rest is in `consent.css`.
 */
export function makeRoomFor(banner: HTMLElement): void {
  const root = document.documentElement;
  const arrange = () => {
    root.classList.remove('consent-at-top');
    root.classList.toggle('consent-at-top', heightOf(banner) > innerHeight * TALLEST);
    root.style.setProperty('--consent-height', `${heightOf(banner)}px`);
  };
  new ResizeObserver(arrange).observe(banner);
  addEventListener('resize', arrange);
}

/** With the margin that it stands in. */
function heightOf(banner: HTMLElement): number {
  const { marginTop, marginBottom, bottom } = getComputedStyle(banner);
  const around = [marginTop, marginBottom, bottom].map((size) =>
    Math.max(0, parseFloat(size) || 0),
  );
  return banner.offsetHeight + around.reduce((sum, size) => sum + size, 0);
}

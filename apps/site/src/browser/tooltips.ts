import { hasPopovers } from './popovers.ts';

/** Loads the tooltip code on the first hover or focus. */
for (const type of ['pointerover', 'focusin'] as const) {
  document.addEventListener(type, ({ target }) => {
    const word = target instanceof Element && target.closest<HTMLElement>('[data-tip]');
    if (word && hasPopovers)
      void import('./tooltip.ts').then(({ openTooltip }) => openTooltip(word, type));
  });
}

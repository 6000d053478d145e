/** The code of tooltips is loaded when the pointer or the keyboard reaches the first one. */
for (const reaching of ['pointerover', 'focusin'] as const) {
  document.addEventListener(reaching, ({ target }) => {
    const word = target instanceof Element && target.closest<HTMLElement>('[data-tip]');
    if (word) void import('./tooltip.ts').then(({ reach }) => reach(word, reaching));
  });
}

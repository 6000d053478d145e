import { toasts } from '../content/toasts.ts';

// Code of toasts and tooltips comes when there is something to show, never with the page.
addEventListener('online', () => {
  void import('./toast.ts').then(({ showToast }) => showToast(toasts.online));
});

for (const reaching of ['pointerover', 'focusin'] as const) {
  document.addEventListener(reaching, ({ target }) => {
    const word = target instanceof Element && target.closest<HTMLElement>('[data-tip]');
    if (word) void import('./tooltip.ts').then(({ reach }) => reach(word, reaching));
  });
}

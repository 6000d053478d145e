import type { Saying } from './say.ts';
import type { showToast } from './toast.ts';

declare global {
  interface WindowEventMap {
    say: CustomEvent<Saying>;
  }
}

// Code of toasts and tooltips comes when there is something to show, never with the page.
const show = (...saying: Parameters<typeof showToast>) =>
  void import('./toast.ts').then((toast) => toast.showToast(...saying));
addEventListener('online', () => show(document.body.dataset.backOnline ?? ''));
addEventListener('say', ({ detail: { text, kind } }) => show(text, kind));

for (const reaching of ['pointerover', 'focusin'] as const) {
  document.addEventListener(reaching, ({ target }) => {
    const word = target instanceof Element && target.closest<HTMLElement>('[data-tip]');
    if (word) void import('./tooltip.ts').then(({ reach }) => reach(word, reaching));
  });
}

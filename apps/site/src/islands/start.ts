/* Loads the React islands of all pages on first use: toasts and search suggestions. */
import { showToast } from '../browser/show-toast.ts';

addEventListener('toast', ({ detail }) => {
  import('./toasts.tsx').then(
    (toasts) => toasts.show(detail),
    (error: unknown) => console.error('The message could not be shown', error),
  );
});
addEventListener('online', () => showToast(document.body.dataset.backOnline ?? ''));

const search = document.querySelector<HTMLInputElement>('#search');
search?.addEventListener(
  'focus',
  () => {
    import('./suggestions.tsx').then(
      ({ attachSuggestions }) => attachSuggestions(search),
      // Suggestions are optional.
      () => undefined,
    );
  },
  { once: true },
);

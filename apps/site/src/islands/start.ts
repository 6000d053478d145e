/* Loads the React parts of any page at their first use: toasts, and the suggestions of the search. */
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
      // Without them the search works as ever.
      () => undefined,
    );
  },
  { once: true },
);

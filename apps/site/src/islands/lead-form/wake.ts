import { hasDraft } from '../../enquiry-form/draft.ts';
import type { LeadFormContent } from './content.ts';

/** How long a form that was sent before its script came waits for it, ms; then it posts itself. */
const PATIENCE_MS = 4000;

/**
 * The landing page's form until somebody touches it: it looks as it does with nothing in it (its button
 * off, what is missing beside it), and is a plain form. React and the rules are 90 KB, which whoever
 * only scrolls past need not fetch. A form that was begun before comes to life at once.
 *
 * @param host holds the form as the server rendered it, and what it says
 */
export function wakeWhenTouched(host: HTMLElement): void {
  const form = host.querySelector('form');
  const button = host.querySelector<HTMLButtonElement>('.send .button');
  const hint = host.querySelector('#lead-hint');
  if (!form || !button || !hint) return;
  const show = (isAsleep: boolean) => {
    button.disabled = isAsleep;
    hint.textContent = isAsleep ? (host.dataset.hint ?? '') : '';
  };
  const wake = () => {
    for (const touch of touches) form.removeEventListener(touch, wake);
    // As it was sent: React must find what the server wrote, and if it never comes the form posts itself.
    show(false);
    void bringToLife(host, form);
  };
  const touches = ['pointerdown', 'focusin', 'input'];
  for (const touch of touches) form.addEventListener(touch, wake);
  if (hasDraft('lead-form') || form.matches(':focus-within') || isFilled(form)) wake();
  else show(true);
}

/** Whether something stands in it that the server did not write: typed early, or put back by the browser. */
const isFilled = (form: HTMLFormElement): boolean =>
  [...form.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea')].some(
    (control) =>
      control.type === 'checkbox'
        ? 'checked' in control && control.checked
        : control.value !== control.defaultValue,
  );

/** Has React take over; a form that is sent meanwhile is sent when it has. */
async function bringToLife(host: HTMLElement, form: HTMLFormElement): Promise<void> {
  let isHeld = false;
  const hold = (event: Event) => {
    event.preventDefault();
    if (!isHeld) setTimeout(letGo, PATIENCE_MS);
    isHeld = true;
  };
  const letGo = () => {
    form.removeEventListener('submit', hold);
    if (isHeld) form.requestSubmit();
    isHeld = false;
  };
  form.addEventListener('submit', hold);
  try {
    const { hydrate } = await import('./hydrate.tsx');
    await hydrate(host, JSON.parse(host.dataset.leadForm ?? '') as LeadFormContent);
    host.dataset.alive = '';
  } catch (error) {
    console.error('The form posts itself: its script did not come', error);
  }
  letGo();
}

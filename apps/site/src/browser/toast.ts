/** Spec §9: at most three at once. */
const MOST = 3;
const SHOWN_MS = 6000;
/** Until screen readers know of a new place. */
const SPOKEN_MS = 100;

const svg = (path: string) =>
  `<svg class="icon" viewBox="0 0 24 24" aria-hidden="true"><path d="${path}"/></svg>`;
const tick = svg('M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18M8.5 12.2l2.4 2.4 4.6-5');
const warning = svg('M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18M12 7.5v5M12 16.2v.1');
const cross = svg('M6 6l12 12M18 6 6 18');

let region: HTMLElement | undefined;

/** The place of all toasts, in the top layer. */
function openRegion(): HTMLElement {
  if (!region) {
    region = document.createElement('div');
    region.className = 'toasts';
    region.popover = 'manual';
    region.role = 'region';
    region.ariaLabel = document.body.dataset.toasts ?? '';
    region.ariaLive = 'polite';
  }
  // Put there again it stands above whatever was opened since. Outside of a modal dialog nothing can be
  // pressed, and nothing is read aloud.
  (document.querySelector('dialog:modal') ?? document.body).append(region);
  region.showPopover();
  return region;
}

/**
 * Says something small at the edge of the screen, aloud too. It goes by itself after six seconds,
 * unless it is being read (pointer or focus on it); the oldest gives way to a fourth.
 *
 * @param kind whether what it tells of went well
 */
export function showToast(text: string, kind: 'done' | 'failed' = 'done'): void {
  const place = openRegion();
  const toast = document.createElement('div');
  toast.className = `toast toast-${kind}`;
  toast.innerHTML = `${kind === 'done' ? tick : warning}<p></p><button type="button" class="toast-close">${cross}</button>`;
  const [words, close] = [toast.querySelector('p'), toast.querySelector('button')];
  if (!words || !close) return;
  close.ariaLabel = document.body.dataset.close ?? '';

  const remove = () => {
    toast.remove();
    if (place.childElementCount === 0 && place.matches(':popover-open')) place.hidePopover();
  };
  let before: EventTarget | null = null;
  toast.addEventListener('focusin', ({ relatedTarget }) => (before ??= relatedTarget));
  close.addEventListener('click', () => {
    remove();
    if (before instanceof HTMLElement) before.focus();
  });
  let timer = setTimeout(remove, SHOWN_MS);
  for (const start of ['pointerenter', 'focusin']) {
    toast.addEventListener(start, () => clearTimeout(timer));
  }
  for (const end of ['pointerleave', 'focusout']) {
    toast.addEventListener(end, () => (timer = setTimeout(remove, SHOWN_MS)));
  }
  while (place.childElementCount >= MOST) place.firstElementChild?.remove();
  place.append(toast);
  // A live region speaks of what changes in it, not of what it was born with.
  setTimeout(() => (words.textContent = text), SPOKEN_MS);
}

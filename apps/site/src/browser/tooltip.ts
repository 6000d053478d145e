/** Spec §9: open after 700 ms, or at once within 300 ms of the last one. */
const DELAY_MS = 700;
const SKIP_MS = 300;
/** Close delay: time to move the pointer from the word to its tooltip. */
const LEAVE_MS = 120;

const attached = new WeakSet<HTMLElement>();
let closedAt = -Infinity;
let timer: ReturnType<typeof setTimeout> | undefined;

/** Opens or closes a tooltip after a delay, unless the pointer goes elsewhere before. */
const later = (action: () => void, delay: number) => {
  clearTimeout(timer);
  timer = setTimeout(action, delay);
};

/**
 * Opens a word's tooltip on hover or keyboard focus. Tap, click and Esc are native: the word is a button with a
 * popover, which closes when another one opens.
 */
export function openTooltip(word: HTMLElement, how: 'pointerover' | 'focusin'): void {
  const tip = document.getElementById(word.dataset.tip ?? '');
  if (!tip) return;
  if (!attached.has(word)) {
    attached.add(word);
    attach(word, tip);
  }
  if (how === 'focusin' && word.matches(':focus-visible')) show(tip, word);
  const isHovered = how === 'pointerover' && word.matches(':hover');
  if (!isHovered || !matchMedia('(hover: hover)').matches) return;
  const isNext =
    document.querySelector('.tip:popover-open') !== null || performance.now() - closedAt < SKIP_MS;
  later(() => show(tip, word), isNext ? 0 : DELAY_MS);
}

const isOpen = (tip: HTMLElement) => tip.matches(':popover-open');

function show(tip: HTMLElement, word: HTMLElement): void {
  clearTimeout(timer);
  if (!isOpen(tip)) tip.showPopover({ source: word });
}

function attach(word: HTMLElement, tip: HTMLElement): void {
  const hide = () => {
    if (isOpen(tip)) tip.hidePopover();
  };
  for (const element of [word, tip]) {
    element.addEventListener('pointerleave', () =>
      later(() => {
        if (!word.matches(':focus-visible')) hide();
      }, LEAVE_MS),
    );
  }
  tip.addEventListener('pointerenter', () => clearTimeout(timer));
  word.addEventListener('focusout', hide);
  tip.addEventListener('toggle', (event) => {
    if (event.newState === 'closed') closedAt = performance.now();
  });
}

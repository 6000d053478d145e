/** Spec §9: open after 700 ms, or at once within 300 ms of the last one. */
const DELAY_MS = 700;
const SKIP_MS = 300;
/** Close delay: time to move the pointer from the word to its tooltip. */
const LEAVE_MS = 120;

const attached = new WeakSet<HTMLElement>();
let closedAt = -Infinity;

/**
 * Opens a word's tooltip on hover or keyboard focus. Tap, click and Esc are native: the word is a button with a
 * popover.
 */
export function openTooltip(word: HTMLElement, how: 'pointerover' | 'focusin'): void {
  const tip = document.getElementById(word.dataset.tip ?? '');
  if (!tip) return;
  if (!attached.has(word)) {
    attached.add(word);
    attach(word, tip);
  }
  if (how === 'focusin' && word.matches(':focus-visible')) show(tip, word);
  if (how === 'pointerover' && word.matches(':hover') && canHover()) wait(tip, word);
}

const canHover = () => matchMedia('(hover: hover)').matches;
const isOpen = (tip: HTMLElement) => tip.matches(':popover-open');
const timers = new Map<HTMLElement, ReturnType<typeof setTimeout>>();

function wait(tip: HTMLElement, word: HTMLElement): void {
  clearTimeout(timers.get(tip));
  const isNext =
    document.querySelector('.tip:popover-open') !== null || performance.now() - closedAt < SKIP_MS;
  const delay = isNext ? 0 : DELAY_MS;
  timers.set(
    tip,
    setTimeout(() => show(tip, word), delay),
  );
}

function show(tip: HTMLElement, word: HTMLElement): void {
  clearTimeout(timers.get(tip));
  if (!isOpen(tip)) tip.showPopover({ source: word });
}

function attach(word: HTMLElement, tip: HTMLElement): void {
  const hide = () => {
    if (isOpen(tip)) tip.hidePopover();
  };
  for (const element of [word, tip]) {
    element.addEventListener('pointerleave', () => {
      clearTimeout(timers.get(tip));
      timers.set(
        tip,
        setTimeout(() => {
          if (!word.matches(':focus-visible')) hide();
        }, LEAVE_MS),
      );
    });
  }
  tip.addEventListener('pointerenter', () => clearTimeout(timers.get(tip)));
  word.addEventListener('focusout', hide);
  tip.addEventListener('toggle', (event) => {
    if (event.newState === 'closed') closedAt = performance.now();
  });
}

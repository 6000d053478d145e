import { CircleAlert, CircleCheck, X } from 'lucide-react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { hasPopovers } from '../browser/popovers.ts';
import type { ToastMessage } from '../browser/show-toast.ts';

/** At most three at once (spec §9). */
const MAX_TOASTS = 3;
const SHOWN_MS = 6000;
/** Delay before the text is set, ms: live regions announce changes, not their initial content. */
const ANNOUNCE_DELAY_MS = 100;

interface Toast extends ToastMessage {
  id: number;
}

let toasts: readonly Toast[] = [];
let count = 0;
let region: { element: HTMLElement; root: Root } | undefined;

/**
 * Shows a toast and announces it. It closes after six seconds unless hovered or focused; a fourth toast removes
 * the oldest.
 */
export function show(message: ToastMessage): void {
  region ??= makeRegion();
  count += 1;
  toasts = [...toasts, { ...message, id: count }].slice(-MAX_TOASTS);
  moveRegion();
  render();
}

function remove(id: number): void {
  toasts = toasts.filter((toast) => toast.id !== id);
  render();
  if (toasts.length === 0 && hasPopovers) region?.element.hidePopover();
}

function render(): void {
  region?.root.render(
    toasts.map((toast) => <ToastView key={toast.id} {...toast} onClose={() => remove(toast.id)} />),
  );
}

/** Creates the toast region, a popover in the top layer. */
function makeRegion() {
  const element = document.createElement('div');
  element.className = 'toasts';
  element.popover = 'manual';
  element.role = 'region';
  element.ariaLabel = document.body.dataset.toasts ?? '';
  element.ariaLive = 'polite';
  // A modal dialog makes everything outside it inert, so the region must move.
  document.addEventListener('toggle', moveRegion, true);
  return { element, root: createRoot(element) };
}

/**
 * Moves the region into the topmost modal dialog, and back to the body when that closes: outside a modal dialog
 * nothing is clickable or announced.
 */
function moveRegion(event?: Event): void {
  const element = region?.element;
  if (!element || toasts.length === 0 || event?.target === element) return;
  const dialog = [...document.querySelectorAll('dialog:modal')].at(-1);
  if (event && (dialog ?? document.body) === element.parentElement) return;
  (dialog ?? document.body).append(element);
  dialog?.addEventListener('close', () => moveRegion(), { once: true });
  if (hasPopovers && !element.matches(':popover-open')) element.showPopover();
}

function ToastView({ text, kind, onClose }: Toast & { onClose: () => void }) {
  const [isAnnounced, setAnnounced] = useState(false);
  const [isHeld, setHeld] = useState(false);
  const focusBefore = useRef<EventTarget>(null);
  const close = useEffectEvent(onClose);
  useEffect(() => {
    const timer = setTimeout(() => setAnnounced(true), ANNOUNCE_DELAY_MS);
    return () => clearTimeout(timer);
  }, []);
  useEffect(() => {
    if (isHeld) return undefined;
    const timer = setTimeout(() => close(), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [isHeld]);
  const Icon = kind === 'done' ? CircleCheck : CircleAlert;
  return (
    <div
      className={`toast toast-${kind}`}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={({ relatedTarget }) => {
        focusBefore.current ??= relatedTarget;
        setHeld(true);
      }}
      onBlur={() => setHeld(false)}
    >
      <Icon className="icon" aria-hidden="true" />
      <p>{isAnnounced ? text : ''}</p>
      <button
        type="button"
        className="icon-button"
        aria-label={document.body.dataset.close}
        onClick={() => {
          const before = focusBefore.current;
          onClose();
          if (before instanceof HTMLElement) before.focus();
        }}
      >
        <X className="icon" aria-hidden="true" />
      </button>
    </div>
  );
}

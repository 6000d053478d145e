import { CircleAlert, CircleCheck, X } from 'lucide-react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import type { ToastMessage } from '../browser/show-toast.ts';

/** Spec §9: at most three at once. */
const MOST = 3;
const SHOWN_MS = 6000;
/** A live region announces what changes in it, not what it was inserted with, ms. */
const SPOKEN_MS = 100;

interface Toast extends ToastMessage {
  id: number;
}

let toasts: readonly Toast[] = [];
let count = 0;
let region: { element: HTMLElement; root: Root } | undefined;

/**
 * Shows a message, aloud too. It goes by itself after six seconds, unless it is being read (pointer or
 * focus on it); the oldest gives way to a fourth.
 */
export function show(message: ToastMessage): void {
  region ??= makeRegion();
  count += 1;
  toasts = [...toasts, { ...message, id: count }].slice(-MOST);
  place();
  render();
}

function remove(id: number): void {
  toasts = toasts.filter((toast) => toast.id !== id);
  render();
  if (toasts.length === 0) region?.element.hidePopover();
}

function render(): void {
  region?.root.render(
    toasts.map((toast) => <ToastView key={toast.id} {...toast} onClose={() => remove(toast.id)} />),
  );
}

/** The place of all toasts, in the top layer. */
function makeRegion() {
  const element = document.createElement('div');
  element.className = 'toasts';
  element.popover = 'manual';
  element.role = 'region';
  element.ariaLabel = document.body.dataset.toasts ?? '';
  element.ariaLive = 'polite';
  // A dialog that opens later makes all outside it inert.
  document.addEventListener('toggle', place, true);
  return { element, root: createRoot(element) };
}

/**
 * Puts the region above whatever is open. Outside a modal dialog nothing can be pressed and nothing is
 * read aloud, so it moves into the dialog, and out again when that closes.
 */
function place(event?: Event): void {
  const element = region?.element;
  if (!element || toasts.length === 0 || event?.target === element) return;
  const dialog = [...document.querySelectorAll('dialog:modal')].at(-1);
  if (event && (dialog ?? document.body) === element.parentElement) return;
  (dialog ?? document.body).append(element);
  dialog?.addEventListener('close', () => place(), { once: true });
  if (!element.matches(':popover-open')) element.showPopover();
}

function ToastView({ text, kind, onClose }: Toast & { onClose: () => void }) {
  const [isSpoken, setSpoken] = useState(false);
  const [isRead, setRead] = useState(false);
  const focusBefore = useRef<EventTarget>(null);
  const close = useEffectEvent(onClose);
  useEffect(() => {
    const timer = setTimeout(() => setSpoken(true), SPOKEN_MS);
    return () => clearTimeout(timer);
  }, []);
  useEffect(() => {
    if (isRead) return undefined;
    const timer = setTimeout(() => close(), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [isRead]);
  const Icon = kind === 'done' ? CircleCheck : CircleAlert;
  return (
    <div
      className={`toast toast-${kind}`}
      onPointerEnter={() => setRead(true)}
      onPointerLeave={() => setRead(false)}
      onFocus={({ relatedTarget }) => {
        focusBefore.current ??= relatedTarget;
        setRead(true);
      }}
      onBlur={() => setRead(false)}
    >
      <Icon className="icon" aria-hidden="true" />
      <p>{isSpoken ? text : ''}</p>
      <button
        type="button"
        className="toast-close"
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

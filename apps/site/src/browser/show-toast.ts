/** A message at the edge of the screen, and whether what it tells of went well. */
export interface ToastMessage {
  text: string;
  kind: 'done' | 'failed';
}

declare global {
  interface WindowEventMap {
    toast: CustomEvent<ToastMessage>;
  }
}

/** Shows a toast (`islands/toasts.tsx`, loaded at the first one). */
export function showToast(text: string, kind: ToastMessage['kind'] = 'done'): void {
  dispatchEvent(new CustomEvent('toast', { detail: { text, kind } }));
}

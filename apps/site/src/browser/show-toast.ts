export interface ToastMessage {
  text: string;
  kind: 'done' | 'failed';
}

declare global {
  interface WindowEventMap {
    toast: CustomEvent<ToastMessage>;
  }
}

/** Shows a toast (`islands/toasts.tsx`, loaded on first use). */
export function showToast(text: string, kind: ToastMessage['kind'] = 'done'): void {
  dispatchEvent(new CustomEvent('toast', { detail: { text, kind } }));
}

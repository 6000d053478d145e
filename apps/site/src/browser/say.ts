/** What a toast is asked to say (`browser/toast.ts`). */
export interface Saying {
  text: string;
  kind: 'done' | 'failed';
}

/** Shows a toast; its code is fetched for the first one by `small-signals.ts`, which every page has. */
export function say(text: string, kind: Saying['kind'] = 'done'): void {
  dispatchEvent(new CustomEvent<Saying>('say', { detail: { text, kind } }));
}

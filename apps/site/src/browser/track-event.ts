/** Events that may be tracked with the visitor's consent. */
export type SiteEvent =
  | { name: 'lead'; reference: string }
  | { name: 'registration' }
  | { name: 'contact'; method: 'phone' | 'line' };

const emitted: SiteEvent[] = [];
const listeners: ((event: SiteEvent) => void)[] = [];

/** Emits an event. Listeners that are added later receive it too; without any it has no effect. */
export function trackEvent(event: SiteEvent): void {
  emitted.push(event);
  for (const listener of listeners) listener(event);
}

/** Adds a listener and replays the earlier events of this page to it. */
export function listen(listener: (event: SiteEvent) => void): void {
  listeners.push(listener);
  emitted.forEach(listener);
}

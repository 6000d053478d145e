/** What happens on a page and may be counted, where the visitor allows it. */
export type SiteEvent =
  | { name: 'lead'; reference: string }
  | { name: 'registration' }
  | { name: 'contact'; method: 'phone' | 'line' };

const said: SiteEvent[] = [];
const listeners: ((event: SiteEvent) => void)[] = [];

/** Says that something happened. Who listens may come later; without anyone nothing comes of it. */
export function announce(event: SiteEvent): void {
  said.push(event);
  for (const hear of listeners) hear(event);
}

/** Hears what is said from now on, and what was said on this page before. */
export function listen(to: (event: SiteEvent) => void): void {
  listeners.push(to);
  said.forEach(to);
}

/** What happens on a page and may be counted, where the visitor allows it. */
export type SiteEvent =
  | { name: 'lead'; reference: string }
  | { name: 'registration' }
  | { name: 'contact'; method: 'phone' | 'line' };

const said: SiteEvent[] = [];
let listener: ((event: SiteEvent) => void) | undefined;

/** Says that something happened. Who listens may come later; without anyone it is forgotten. */
export function announce(event: SiteEvent): void {
  if (listener) listener(event);
  else said.push(event);
}

/** Hears what is said from now on, and what was said on this page before. */
export function listen(to: (event: SiteEvent) => void): void {
  listener = to;
  said.splice(0).forEach(to);
}

import { type ComponentType, createElement, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';

/**
 * Hydrates what a component rendered on the server, with the same props, in slices that leave room for
 * keys. A page that a translator or an extension has changed meanwhile is no error: React builds the
 * component anew.
 *
 * @param host holds the component's HTML, and its props in `data-props`
 */
export function hydrateComponent<Props extends object>(
  host: HTMLElement,
  component: ComponentType<Props>,
): void {
  const props = JSON.parse(host.dataset.props ?? '{}') as Props;
  startTransition(() => {
    hydrateRoot(host, createElement(component, props), { onRecoverableError: () => undefined });
  });
}

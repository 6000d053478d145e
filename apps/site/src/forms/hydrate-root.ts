import { type ComponentType, createElement, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';

/**
 * Hydrates a server-rendered component with the same props, in time slices so that key events are handled in
 * between. Hydration mismatches (translators, extensions) are ignored: React then re-renders the component.
 *
 * @param host contains the component's HTML, with its props in `data-props`
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

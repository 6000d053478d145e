// Before anything is registered: the address of a worker is a script's.
import './trusted-types.ts';

/**
 * Registers the worker that keeps articles for when there is no network.
 *
 * @returns the registration, once a worker is at work; undefined where there can be none
 */
export async function registered(): Promise<ServiceWorkerRegistration | undefined> {
  if (!('serviceWorker' in navigator)) return undefined;
  try {
    await navigator.serviceWorker.register('/worker.js');
    return await navigator.serviceWorker.ready;
  } catch {
    // Private windows of some browsers refuse.
    return undefined;
  }
}

// Earlier versions registered a service worker here. Browsers ask for this file again on their own:
// it deletes what that worker kept and unregisters itself.
addEventListener('install', () => skipWaiting());
addEventListener('activate', (event) => event.waitUntil(remove()));

async function remove() {
  for (const name of await caches.keys()) await caches.delete(name);
  await registration.unregister();
}

const MOST = 10;
const OFFLINE = '/offline';
const ARTICLE = /^\/articles\/detail\/./;

addEventListener('install', (event) => event.waitUntil(keep(OFFLINE).then(() => skipWaiting())));
// Pages that are open already are left alone: to take them over would cost them their way back.
addEventListener('activate', (event) => event.waitUntil(registration.navigationPreload?.enable()));
addEventListener('message', (event) => {
  const { page, files } = event.data;
  if (ARTICLE.test(page)) event.waitUntil(Promise.all([keep(page, files), keep(OFFLINE)]));
});
addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (origin !== location.origin || request.method !== 'GET') return;
  if (request.mode === 'navigate') event.respondWith(show(event, pathname));
  else if (/^\/(_astro|pictures)\//.test(pathname)) {
    event.respondWith(fetch(request).catch(() => kept(pathname)));
  }
});

/** A page in a cache of its own, with what it is drawn with; the newest are kept. */
async function keep(page, files = []) {
  const answer = await fetch(page);
  if (answer.status === 404 || answer.status === 410) await caches.delete(page);
  if (!answer.ok || answer.redirected) return;
  const html = await answer.clone().text();
  const drawn = Array.from(html.matchAll(/(?:href|src)="(\/_astro\/[^"]+)"/g), ([, file]) => file);
  const all = [];
  for (const file of new Set([...drawn, ...files])) {
    const found = await caches.match(file);
    const got = found ?? (await fetch(file).catch(() => undefined));
    if (got?.ok) all.push([file, got]);
  }
  await caches.delete(page);
  const cache = await caches.open(page);
  await cache.put(page, answer);
  for (const [file, got] of all) await cache.put(file, got);
  const articles = (await caches.keys()).filter((name) => ARTICLE.test(name));
  for (const name of articles.slice(0, -MOST)) await caches.delete(name);
}

const kept = async (path) => (await caches.match(path)) ?? Response.error();

/** What the network says; without it a kept article, or the page that says so. Nothing else is kept. */
async function show(event, pathname) {
  try {
    return (await event.preloadResponse) ?? (await fetch(event.request));
  } catch {
    const article = ARTICLE.test(pathname) && (await caches.match(pathname));
    return withTime(article || (await kept(OFFLINE)));
  }
}

async function withTime(answer) {
  const { headers } = answer;
  const page = await (await kept(OFFLINE)).text();
  const words = /data-kept="([^"]*)"/.exec(page)?.[1] ?? '';
  const time = new Date(headers.get('date')).toLocaleString('th-TH', {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: 'Asia/Bangkok',
  });
  const note = `<p class="kept-note" role="note">${words.replace('{{time}}', time)}</p>`;
  const html = (await answer.text()).replace(/<main[^>]*>/, (main) => main + note);
  const shown = new Headers(headers);
  shown.delete('content-encoding');
  shown.delete('content-length');
  return new Response(html, { headers: shown });
}

/* Lists on the page for "no network" what can be read all the same, the newest first. */
const ARTICLE = /^\/articles\/detail\/./;

// Without a network this file stands alone: it has no other to share the rules with.
const rules = { createHTML: (html: string) => html };
const policy = window.trustedTypes?.createPolicy('kept-page', rules) ?? rules;

async function list(place: Element): Promise<void> {
  const kept = (await caches.keys()).filter((name) => ARTICLE.test(name)).reverse();
  for (const address of kept) {
    const page = await caches.match(address);
    if (!page) continue;
    const html = new DOMParser().parseFromString(policy.createHTML(await page.text()), 'text/html');
    const link = document.createElement('a');
    link.className = 'link';
    link.href = address;
    link.textContent = html.querySelector('h1')?.textContent ?? html.title;
    const item = document.createElement('li');
    item.append(link);
    place.append(item);
  }
  if (place.childElementCount > 0)
    place.closest<HTMLElement>('[hidden]')?.removeAttribute('hidden');
}

const place = document.querySelector('.kept-articles');
if (place && 'caches' in globalThis) void list(place);

export {};

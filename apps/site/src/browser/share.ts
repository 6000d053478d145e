/*
 * Sharing (spec §7, "Share actions"): a window of 600 by 400 where windows can be opened, else the link
 * as it is; and the button that copies the address. What is shared is the address in the address bar.
 */
import { addressToShare } from '../attribution/public-address.ts';
import { isPreview } from '../consent/tags.ts';
import './copy-buttons.ts';

const isInApp = /\b(Line|FBAN|FBAV|FB_IAB|Instagram)\b/.test(navigator.userAgent);

/** The page was made for the configured address; a preview's own address is nobody else's. */
function nameThisPage(link: HTMLAnchorElement): void {
  if (isPreview(location.pathname)) return;
  const share = new URL(link.href);
  for (const name of ['u', 'url']) {
    if (share.searchParams.has(name)) share.searchParams.set(name, addressToShare(location.href));
  }
  link.href = share.href;
}

for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-share]')) {
  nameThisPage(link);
  link.addEventListener('click', (event) => {
    nameThisPage(link);
    if (isInApp || event.ctrlKey || event.metaKey || event.shiftKey) return;
    // Nobody shares what opened it: the window knows nothing of this page.
    const opened = window.open('about:blank', '_blank', 'popup,width=600,height=400');
    if (!opened) return;
    event.preventDefault();
    opened.opener = null;
    opened.location.href = link.href;
  });
}

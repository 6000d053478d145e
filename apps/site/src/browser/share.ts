/*
 * Share actions (spec §7): opens a 600 × 400 popup where possible, else follows the link; also a button that
 * copies the address. Shares the address in the address bar.
 */
import { addressToShare } from '../attribution/public-address.ts';
import { isPreview } from '../consent/tags.ts';
import './copy-buttons.ts';

const isInApp = /\b(Line|FBAN|FBAV|FB_IAB|Instagram)\b/.test(navigator.userAgent);

/** Puts the current address into the share link, except in previews. */
function setSharedAddress(link: HTMLAnchorElement): void {
  if (isPreview(location.pathname)) return;
  const address = encodeURIComponent(addressToShare(location.href));
  link.href = link.href.replace(/([?&]u(?:rl)?=)[^&]*/, `$1${address}`);
}

for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-share]')) {
  setSharedAddress(link);
  link.addEventListener('click', (event) => {
    setSharedAddress(link);
    if (isInApp || event.ctrlKey || event.metaKey || event.shiftKey) return;
    // Opened blank first, so that `opener` can be cleared.
    const opened = window.open('about:blank', '_blank', 'popup,width=600,height=400');
    if (!opened) return;
    event.preventDefault();
    opened.opener = null;
    opened.location.href = link.href;
  });
}

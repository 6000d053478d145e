/*
 * Sharing (spec §7, "Share actions"): a window of 600 by 400 where windows can be opened, else the link
 * as it is; and the button that copies the address.
 */
import './copy-buttons.ts';

const isInApp = /\b(Line|FBAN|FBAV|FB_IAB|Instagram)\b/.test(navigator.userAgent);

for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-share]')) {
  link.addEventListener('click', (event) => {
    if (isInApp || event.ctrlKey || event.metaKey || event.shiftKey) return;
    // Nobody shares what opened it: the window knows nothing of this page.
    const opened = window.open('about:blank', '_blank', 'popup,width=600,height=400');
    if (!opened) return;
    event.preventDefault();
    opened.opener = null;
    opened.location.href = link.href;
  });
}

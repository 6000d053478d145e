import { hasPopovers } from './popovers.ts';

// Clicking a link closes the menu (spec §4). The rest is native.
const menu = document.getElementById('menu');

menu?.addEventListener('click', ({ target }) => {
  if (hasPopovers && target instanceof Element && target.closest('a')) menu.hidePopover();
});

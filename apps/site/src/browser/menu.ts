// Choosing a link closes the menu (spec §4). Everything else about it is native.
const menu = document.getElementById('menu');

menu?.addEventListener('click', ({ target }) => {
  if (target instanceof Element && target.closest('a')) menu.hidePopover();
});

/**
 * Puts the real map where the drawn one is, at a tap on its link. Without this script, or with a
 * modifier key, the link opens the map in a new tab; so it does once the map is here.
 */
document.addEventListener('click', (event) => {
  if (!(event.target instanceof Element)) return;
  if (event.ctrlKey || event.metaKey || event.shiftKey) return;
  const link = event.target.closest<HTMLElement>('[data-map-embed]');
  const embed = link?.dataset.mapEmbed;
  const drawing = link?.parentElement?.querySelector('.map-drawing');
  if (!link || !embed || !drawing) return;

  event.preventDefault();
  const frame = document.createElement('iframe');
  frame.className = 'map-frame';
  frame.title = link.dataset.mapTitle ?? '';
  frame.loading = 'lazy';
  frame.referrerPolicy = 'no-referrer';
  frame.src = embed;
  drawing.replaceWith(frame);
  delete link.dataset.mapEmbed;
});

/**
 * Puts a map or a video of another site where its picture is, at a tap on its link. Until then nothing is
 * asked of that site. Without this script, or with a modifier key, the link leads there; the map's does so
 * again once the map is here.
 */
document.addEventListener('click', (event) => {
  if (!(event.target instanceof Element)) return;
  if (event.ctrlKey || event.metaKey || event.shiftKey) return;
  const link = event.target.closest<HTMLElement>('[data-map-embed], [data-youtube]');
  const { mapEmbed, mapTitle, youtube, title } = link?.dataset ?? {};
  if (!link || !(mapEmbed || youtube)) return;

  event.preventDefault();
  const frame = document.createElement('iframe');
  frame.title = mapTitle ?? title ?? '';
  if (youtube) {
    frame.className = 'article-video-frame';
    frame.allow = 'autoplay; encrypted-media; picture-in-picture; fullscreen';
    frame.allowFullscreen = true;
    frame.referrerPolicy = 'strict-origin-when-cross-origin';
    frame.src = `https://www.youtube-nocookie.com/embed/${encodeURIComponent(youtube)}?autoplay=1&hl=th`;
    link.replaceWith(frame);
    frame.focus();
  } else {
    frame.className = 'map-frame';
    frame.referrerPolicy = 'no-referrer';
    frame.src = mapEmbed ?? '';
    link.parentElement?.querySelector('.map-drawing')?.replaceWith(frame);
    delete link.dataset.mapEmbed;
  }
});

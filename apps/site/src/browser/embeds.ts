/**
 * Replaces the placeholder of a map or video with the embed when its link is clicked; nothing is requested from
 * the other site before. Without JavaScript or with a modifier key the link opens that site, and so does the
 * map's link after the map is loaded.
 */
document.addEventListener('click', (event) => {
  if (!(event.target instanceof Element)) return;
  if (event.ctrlKey || event.metaKey || event.shiftKey) return;
  const link = event.target.closest<HTMLAnchorElement>('[data-map-embed], [data-youtube]');
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
    const start = new URL(link.href).searchParams.get('t') ?? '0';
    frame.src = `https://www.youtube-nocookie.com/embed/${encodeURIComponent(youtube)}?autoplay=1&hl=th&start=${start}`;
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

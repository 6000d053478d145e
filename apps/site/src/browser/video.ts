/**
 * Plays a video where its link stands, at a tap. Until then nothing is asked of YouTube; without this
 * script, or with a modifier key, the link leads there.
 */
document.addEventListener('click', (event) => {
  if (!(event.target instanceof Element)) return;
  if (event.ctrlKey || event.metaKey || event.shiftKey) return;
  const link = event.target.closest<HTMLElement>('a[data-youtube]');
  const id = link?.dataset.youtube;
  if (!link || !id) return;

  event.preventDefault();
  const frame = document.createElement('iframe');
  frame.className = 'article-video-frame';
  frame.title = link.dataset.title ?? '';
  frame.allow = 'autoplay; encrypted-media; picture-in-picture; fullscreen';
  frame.allowFullscreen = true;
  frame.referrerPolicy = 'strict-origin-when-cross-origin';
  frame.src = `https://www.youtube-nocookie.com/embed/${encodeURIComponent(id)}?autoplay=1&hl=th`;
  link.replaceWith(frame);
  frame.focus();
});

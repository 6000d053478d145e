const links = [...document.querySelectorAll<HTMLAnchorElement>('.toc-beside a')];

/** Marks in the table of contents which section the visitor is reading. */
const observer = new IntersectionObserver(
  (entries) => {
    const current = entries.find((entry) => entry.isIntersecting);
    if (!current) return;
    for (const link of links) {
      if (link.hash === `#${current.target.id}`) link.setAttribute('aria-current', 'true');
      else link.removeAttribute('aria-current');
    }
  },
  // A section is being read while it crosses a band below the top bar.
  { rootMargin: '-20% 0px -70%' },
);

for (const section of document.querySelectorAll('.legal-section, .article-text > h2')) {
  observer.observe(section);
}

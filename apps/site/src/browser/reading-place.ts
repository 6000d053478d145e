const links = [...document.querySelectorAll<HTMLAnchorElement>('.toc a')];
const sections = [...document.querySelectorAll('.legal-section, .article-text > h2')];
const begun = new Set<Element>();

/** Marks in the table of contents which section the visitor is reading: the last one that has begun. */
const observer = new IntersectionObserver(
  (entries) => {
    for (const { isIntersecting, target } of entries) {
      if (isIntersecting) begun.add(target);
      else begun.delete(target);
    }
    const current = sections.findLast((section) => begun.has(section)) ?? sections[0];
    for (const link of links) {
      if (link.hash === `#${current?.id ?? ''}`) link.setAttribute('aria-current', 'true');
      else link.removeAttribute('aria-current');
    }
  },
  // Whatever lies above a line in the upper third has begun, however far it has been scrolled away.
  { rootMargin: '999999px 0px -65%' },
);

for (const section of sections) observer.observe(section);

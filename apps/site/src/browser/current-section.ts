/*
 * Scroll spy: marks the current section in the top bar and in a page's table of contents. The current section is
 * the last one that starts above a line in the upper half of the window.
 */
const lists = [
  { links: '.site-bar a[href*="#"]', sections: 'section[id]' },
  { links: '.toc a', sections: '.legal-section, .article-text > h2' },
];

for (const list of lists) {
  const links = document.querySelectorAll<HTMLAnchorElement>(list.links);
  const sections = [...document.querySelectorAll(list.sections)];
  const begun = new Set<Element>();
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (isIntersecting) begun.add(target);
        else begun.delete(target);
      }
      const current = sections.findLast((section) => begun.has(section)) ?? sections[0];
      for (const link of links) {
        if (link.hash === `#${current?.id ?? ''}`) link.ariaCurrent = 'true';
        else link.removeAttribute('aria-current');
      }
    },
    { rootMargin: '999999px 0px -60%' },
  );
  // For a single section the top bar already marks the page.
  if (sections.length > 1) for (const section of sections) observer.observe(section);
}
export {};

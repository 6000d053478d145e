/*
 * Marks which section the visitor has reached: in the bar's links, and in the table of contents of a long
 * page. It is the last one that has begun above a line in the upper half of the window, however far it has been
 * scrolled away.
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
  // One section is the page: the bar has marked that.
  if (sections.length > 1) for (const section of sections) observer.observe(section);
}
export {};

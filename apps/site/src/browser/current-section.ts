/*
 * Marks in the bar's links the section that the visitor has reached; the page's own mark stands until
 * the first one after the top.
 */
const sections = document.querySelectorAll<HTMLElement>('section[id]');
const links = document.querySelectorAll<HTMLAnchorElement>('.site-bar a[href*="#"]');

/** How far down the window a section is reached, as a share of its height. */
const REACHED = 0.4;

if (sections.length > 1) {
  const observer = new IntersectionObserver(
    () => {
      const reached = [...sections].filter(
        (section) => section.getBoundingClientRect().top < innerHeight * REACHED,
      );
      const id = (reached.at(-1) ?? sections[0])?.id;
      for (const link of links) {
        if (link.hash === `#${id}`) link.ariaCurrent = 'true';
        else link.removeAttribute('aria-current');
      }
    },
    { rootMargin: `-${REACHED * 100}% 0px -${100 - REACHED * 100}%` },
  );
  for (const section of sections) observer.observe(section);
}
export {};

/* The landing page's form is looked after once it is near. */
const host = document.querySelector<HTMLElement>('[data-lead-form]');

if (host) {
  const nearing = new IntersectionObserver(
    (seen) => {
      if (!seen.some(({ isIntersecting }) => isIntersecting)) return;
      nearing.disconnect();
      import('./wake.ts').then(
        ({ wakeWhenTouched }) => wakeWhenTouched(host),
        () => undefined,
      );
    },
    { rootMargin: '600px' },
  );
  nearing.observe(host);
}

/* The form is looked after once it is near. Where that does not come, it is a plain one that posts itself. */
const host = document.querySelector<HTMLElement>('[data-lead-form]');

if (host) {
  const nearing = new IntersectionObserver(
    (seen) => {
      if (!seen.some(({ isIntersecting }) => isIntersecting)) return;
      nearing.disconnect();
      import('./living-form.ts').then(
        ({ bringToLife }) => bringToLife(host),
        () => undefined,
      );
    },
    { rootMargin: '600px' },
  );
  nearing.observe(host);
}

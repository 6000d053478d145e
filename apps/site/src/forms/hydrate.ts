/*
 * Gives the forms that the server rendered to React: at the first touch, or, on a fast connection, once a
 * form has been in view for a moment. Whoever only scrolls by loads nothing. Where the code cannot be loaded,
 * the form stays a plain one that posts itself.
 */
const hydrators = {
  lead: () => import('./lead/hydrate.ts'),
  registration: () => import('./registration/mount.tsx'),
};
/** React first, in a task of its own: with the form's code in one, a slow phone would not answer for longer. */
async function load(name: keyof typeof hydrators) {
  await import('react-dom/client');
  return hydrators[name]();
}
const isHydrator = (name: string | undefined): name is keyof typeof hydrators =>
  name !== undefined && Object.hasOwn(hydrators, name);

const touches = ['pointerover', 'pointerdown', 'focusin', 'input', 'keydown'];
/** Longer than a form is in view when somebody scrolls past it, ms. */
const STAYS_MS = 500;

/** Chromium's estimate of the connection; other browsers do not tell. */
interface Connection {
  effectiveType?: string;
  saveData?: boolean;
}

function isFast(): boolean {
  const { connection } = navigator as { connection?: Connection };
  return connection?.effectiveType === '4g' && !connection.saveData;
}

function hydrateWhenUsed(host: HTMLElement, name: keyof typeof hydrators): void {
  const started = new AbortController();
  let stay: ReturnType<typeof setTimeout> | undefined;
  const inView = new IntersectionObserver(([entry]) => {
    clearTimeout(stay);
    if (entry?.isIntersecting) stay = setTimeout(start, STAYS_MS);
  });
  const start = () => {
    started.abort();
    clearTimeout(stay);
    inView.disconnect();
    load(name).then(
      ({ hydrate }) => hydrate(host),
      (error: unknown) => console.error('The form’s script could not be loaded', error),
    );
  };
  for (const touch of touches) host.addEventListener(touch, start, { signal: started.signal });
  if (host.contains(document.activeElement)) start();
  else if (isFast()) inView.observe(host);
}

for (const host of document.querySelectorAll<HTMLElement>('[data-form]')) {
  const { form } = host.dataset;
  if (isHydrator(form)) hydrateWhenUsed(host, form);
}

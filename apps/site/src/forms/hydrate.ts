/*
 * Hydrates the server-rendered forms on first interaction, or, on a fast connection, after a form has been in
 * view for a moment. Visitors who only scroll past load nothing. If the code fails to load, the form still posts
 * natively.
 */
const hydrators = {
  lead: () => import('./lead/hydrate.ts'),
  registration: () => import('./registration/mount.tsx'),
};
/** Loads React in a separate task: evaluating it together with the form's code would block a slow phone longer. */
async function load(name: keyof typeof hydrators) {
  await import('react-dom/client');
  return hydrators[name]();
}
const isHydrator = (name: string | undefined): name is keyof typeof hydrators =>
  name !== undefined && Object.hasOwn(hydrators, name);

const interactions = ['pointerover', 'pointerdown', 'focusin', 'input', 'keydown'];
/** Dwell time before loading, ms: longer than a form is visible while scrolling past. */
const DWELL_MS = 500;

/** The Network Information API, which only Chromium implements. */
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
  let timer: ReturnType<typeof setTimeout> | undefined;
  const inView = new IntersectionObserver(([entry]) => {
    clearTimeout(timer);
    if (entry?.isIntersecting) timer = setTimeout(start, DWELL_MS);
  });
  const start = () => {
    started.abort();
    clearTimeout(timer);
    inView.disconnect();
    load(name).then(
      ({ hydrate }) => hydrate(host),
      (error: unknown) => console.error('The form’s script could not be loaded', error),
    );
  };
  for (const type of interactions) host.addEventListener(type, start, { signal: started.signal });
  if (host.contains(document.activeElement)) start();
  else if (isFast()) inView.observe(host);
}

for (const host of document.querySelectorAll<HTMLElement>('[data-form]')) {
  const { form } = host.dataset;
  if (isHydrator(form)) hydrateWhenUsed(host, form);
}

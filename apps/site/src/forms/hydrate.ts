/*
 * Hydrates the server-rendered forms on first interaction, or, on a fast connection, after a form has been in
 * view for a moment. Visitors who only scroll past load nothing. If the code fails to load, the form still posts
 * natively.
 */
import type { ComponentType } from 'react';

const forms = {
  lead: async () => (await import('./lead/lead-form.tsx')).LeadForm,
  registration: async () => (await import('./registration/registration-form.tsx')).RegistrationForm,
};
const isForm = (name: string | undefined): name is keyof typeof forms =>
  name !== undefined && Object.hasOwn(forms, name);

/**
 * Hydrates a form with the props it was rendered with, in time slices so that key events are handled in between.
 * Mismatches (translators, extensions) are ignored: React then re-renders the form. When its script fails, the
 * server-rendered form replaces it, keeps its values and posts natively.
 */
async function hydrate(host: HTMLElement, name: keyof typeof forms): Promise<void> {
  // In a separate task: evaluating React together with the form's code would block a slow phone longer.
  const { hydrateRoot } = await import('react-dom/client');
  const Form = (await forms[name]()) as ComponentType<object>;
  const [{ fillIn }, { readInput }] = await Promise.all([
    import('./controls.ts'),
    import('./saved-input.ts'),
  ]);
  const { createElement, startTransition, useLayoutEffect } = await import('react');
  const props = JSON.parse(host.dataset.props ?? '{}') as object;
  const served = [...host.cloneNode(true).childNodes];
  let typedIn = host.querySelector('form');
  host.addEventListener('input', () => (typedIn = host.querySelector('form')), { capture: true });
  const hydrated = new AbortController();
  const { signal } = hydrated;
  for (const type of typing) {
    host.addEventListener(type, (event) => event.stopImmediatePropagation(), {
      capture: true,
      signal,
    });
  }
  const Hydrated = () => {
    useLayoutEffect(() => hydrated.abort(), []);
    return createElement(Form, props);
  };
  startTransition(() => {
    hydrateRoot(host, createElement(Hydrated), {
      onRecoverableError: () => undefined,
      onUncaughtError: (error) => {
        console.error('The form’s script failed', error);
        host.replaceChildren(...served);
        const form = host.querySelector('form');
        if (!form || !typedIn) return;
        // FormData lacks what is not ticked any more, such as a consent.
        for (const box of form.querySelectorAll<HTMLInputElement>('[type="checkbox"]'))
          box.checked = false;
        // An attempt that was sent before must not be stored twice.
        const { idempotencyKey } = readInput(form.id, {});
        fillIn(form, {
          ...Object.fromEntries(new FormData(typedIn)),
          idempotency_key: idempotencyKey,
        });
      },
    });
  });
}

/**
 * Events that React does not see before the form is hydrated: on the first one it would hydrate the whole form at once,
 * and the key would wait for that. The values are read afterwards.
 */
const typing = [
  'keydown',
  'keypress',
  'keyup',
  'textInput',
  'input',
  'compositionstart',
  'compositionend',
];

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

function hydrateWhenUsed(host: HTMLElement, name: keyof typeof forms): void {
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
    hydrate(host, name).catch((error: unknown) =>
      console.error('The form’s script could not be loaded', error),
    );
  };
  for (const type of interactions) host.addEventListener(type, start, { signal: started.signal });
  if (host.contains(document.activeElement)) start();
  else if (isFast()) inView.observe(host);
}

for (const host of document.querySelectorAll<HTMLElement>('[data-form]')) {
  const { form } = host.dataset;
  if (isForm(form)) hydrateWhenUsed(host, form);
}

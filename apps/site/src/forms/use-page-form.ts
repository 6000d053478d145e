import {
  type SubmitEvent,
  startTransition,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import { type ControlValues, fillIn, focusControl, formInPage, restoreFocus } from './controls.ts';
import { store } from '../browser/storage.ts';
import { type SavedInput, missingFrom, readInput, removeInput, saveUnsent } from './saved-input.ts';
import { sendWhenOnline } from './post-form.ts';
import type { Outcome } from './rules/outcome.ts';

type Name<Values> = keyof Values & string;
type Messages<Values> = Partial<Record<Name<Values>, string>>;

interface Options<Values extends ControlValues> {
  /** The form element's id, also its storage key. */
  id: string;
  /** The values of an untouched form; must be a stable reference. */
  empty: Values;
  /** The server-rendered values, when it returned the form with errors. */
  initial: Values;
  initialErrors: Messages<Values>;
  /** The idempotency key of an attempt without JavaScript. */
  givenKey: string | undefined;
  /** When a control's error is first shown. */
  showsErrorsOn: 'change' | 'blur';
  read: (form: HTMLFormElement) => Values;
  errorsOf: (values: Values) => Messages<Values>;
  /** Sends the form. A rejection means that there was no answer and shows `failure`. */
  send: (values: Values, idempotencyKey: string) => Promise<Outcome>;
  failure: string;
  /** Called with each outcome, even after unmount: then the form is not shown. */
  onOutcome: (outcome: Outcome, isShown: boolean) => void;
}

/** Events after which to re-read: autofill, bfcache and extensions change values without an `input` event. */
const readOn = ['input', 'change', 'focusin', 'focusout', 'keydown', 'pointerover', 'pointerdown'];
/** Interval of reading without any event, ms: on a phone the next one would be the tap on the disabled button. */
const READ_MS = 500;

/** Removes the page's error summary of a native post. */
const dropPageSummary = () => document.querySelector('.error-summary[autofocus]')?.remove();

/** Whether a key event submits the form: Enter in a single-line field, outside an IME composition. */
const isSubmitting = ({ type, key, isComposing, target }: KeyboardEvent) =>
  type === 'keydown' &&
  key === 'Enter' &&
  !isComposing &&
  target instanceof HTMLInputElement &&
  !['checkbox', 'radio'].includes(target.type);

/**
 * Form state (spec §4) over uncontrolled controls. The DOM is the only store of the values; `FormData` is read
 * whenever they may have changed. React state only drives messages and is updated in a transition, so that a
 * keystroke is painted first.
 */
export function usePageForm<Values extends ControlValues>(options: Options<Values>) {
  const { id, empty, initial, errorsOf, showsErrorsOn } = options;
  const names: Name<Values>[] = Object.keys(empty);
  const element = useRef<HTMLFormElement>(null);
  const input = useRef<SavedInput<Values>>(undefined);
  const latest = useRef(initial);
  const isSending = useRef(false);
  const [inPage] = useState(() => formInPage(id));

  const [isReady, setReady] = useState(false);
  const [values, setValues] = useState(initial);
  const [touched, setTouched] = useState<ReadonlySet<string>>(new Set());
  const [refused, setRefused] = useState(options.initialErrors);
  const [isUnsent, setUnsent] = useState(false);
  const [progress, setProgress] = useState<'sending' | 'offline'>();
  const [outcome, setOutcome] = useState<Outcome>();
  const [sent, setSent] = useState(empty);

  const saveValues = (now: Values, isOnDevice: boolean) => {
    if (!input.current) return;
    input.current.values = now;
    store(id, input.current);
    if (isOnDevice || input.current.isUnsent || !navigator.onLine) saveUnsent(id, input.current);
  };

  /** Reads the controls and updates the state with the changes. */
  const read = (): Values => {
    const before = latest.current;
    const now = element.current ? options.read(element.current) : before;
    const changed = names.filter((name) => now[name] !== before[name]);
    if (changed.length === 0) return before;
    latest.current = now;
    saveValues(now, false);
    startTransition(() => {
      setValues(now);
      if (showsErrorsOn === 'change') setTouched((others) => new Set([...others, ...changed]));
      setRefused((others) => {
        const left = { ...others };
        for (const name of changed) Reflect.deleteProperty(left, name);
        return left;
      });
    });
    return now;
  };

  const hydrate = useEffectEvent((form: HTMLFormElement) => {
    if (inPage && inPage.form !== form) {
      fillIn(form, options.read(inPage.form));
      restoreFocus(form, inPage.focused);
    }
    const saved = readInput(id, empty);
    input.current = { ...saved, idempotencyKey: options.givenKey ?? saved.idempotencyKey };
    fillIn(form, missingFrom(options.read(form), saved.values, empty));
    const now = options.read(form);
    latest.current = now;
    const isTyped = (name: Name<Values>) =>
      now[name] !== saved.values[name] && now[name] !== initial[name];
    if (names.some(isTyped)) saveValues(now, false);
    // In a task of its own, so that a slow phone handles keys between hydration and this render.
    startTransition(() => {
      setValues(now);
      if (showsErrorsOn === 'change') {
        setTouched(new Set(names.filter((name) => now[name] !== empty[name])));
      }
      setUnsent(saved.isUnsent === true);
      setReady(true);
    });
  });
  const onChange = useEffectEvent((event: Event) => {
    read();
    const { target, type } = event;
    if (event instanceof KeyboardEvent && isSubmitting(event)) {
      // A disabled button blocks native submission by Enter, so submit or show the errors here.
      event.preventDefault();
      void submit();
    }
    const name = type === 'focusout' && target instanceof Element && target.getAttribute('name');
    if (name && showsErrorsOn === 'blur') {
      startTransition(() => setTouched((others) => new Set([...others, name])));
    }
  });
  const readAgain = useEffectEvent(() => void read());
  // One layout effect: nothing flickers after the first paint, and no input falls between reading and listening.
  useLayoutEffect(() => {
    const form = element.current;
    if (!form) return;
    hydrate(form);
    const listener = (event: Event) => onChange(event);
    const stop = new AbortController();
    const { signal } = stop;
    for (const type of readOn) form.addEventListener(type, listener, { signal });
    for (const type of ['pageshow', 'pagehide']) addEventListener(type, listener, { signal });
    const timer = setInterval(() => readAgain(), READ_MS);
    return () => {
      stop.abort();
      clearInterval(timer);
    };
  }, []);

  const submit = async () => {
    if (isSending.current) return;
    const now = read();
    const problems = errorsOf(now);
    const first = names.find((name) => problems[name] !== undefined);
    if (first !== undefined) {
      // Screen readers read the message when its control is focused, so it must be rendered first.
      flushSync(() => setTouched(new Set(names)));
      focusControl(element.current, first);
      return;
    }
    isSending.current = true;
    setOutcome(undefined);
    setProgress('sending');
    dropPageSummary();
    saveValues(now, true);
    const key = (input.current ?? readInput(id, empty)).idempotencyKey;
    const result = await sendWhenOnline(
      () => options.send(now, key),
      (isOffline) => setProgress(isOffline ? 'offline' : 'sending'),
    ).catch((error: unknown): Outcome => {
      console.error(`The ${id} could not be sent`, error);
      return { isSuccess: false, message: options.failure, errors: {} };
    });
    isSending.current = false;
    setProgress(undefined);
    if (result.isSuccess) {
      removeInput(id);
      input.current = readInput(id, empty);
      if (element.current) fillIn(element.current, empty);
      latest.current = empty;
      setValues(empty);
      setTouched(new Set());
      setUnsent(false);
    } else {
      setRefused(result.errors as Messages<Values>);
    }
    setSent(now);
    setOutcome(result);
    options.onOutcome(result, element.current !== null);
  };

  /** Sets a control's value as if it had been typed. */
  const change = (name: Name<Values>, value: string) => {
    if (element.current) fillIn(element.current, { [name]: value });
    read();
  };

  // Not while hydrating, which must be short.
  const problems: Messages<Values> = isReady ? errorsOf(values) : {};
  const shown: Messages<Values> = { ...refused };
  for (const name of names) {
    if (touched.has(name)) shown[name] ??= problems[name];
  }
  return {
    /** Props of the form element. */
    props: {
      id,
      ref: element,
      onSubmit: (event: SubmitEvent<HTMLFormElement>) => {
        event.preventDefault();
        void submit();
      },
    },
    /** Whether the form is hydrated; until then the button is enabled and only the server validates. */
    isReady,
    values,
    /** All validation errors by control, once hydrated, and the visible ones. */
    problems,
    errors: shown,
    /** Whether the values are restored from an earlier form that could not be sent. */
    isUnsent,
    /** `offline`: waiting for the network, then sends automatically. */
    progress,
    outcome,
    closeOutcome: () => setOutcome(undefined),
    /** The values of the last attempt. */
    sent,
    submit: () => void submit(),
    change,
    /** Takes the suggested address into the control `email`; undefined before hydration. */
    takeEmail: isReady
      ? (address: string) => {
          change('email', address);
          focusControl(element.current, 'email');
        }
      : undefined,
  };
}

export type PageForm<Values extends ControlValues> = ReturnType<typeof usePageForm<Values>>;

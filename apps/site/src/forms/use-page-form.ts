import {
  type SubmitEvent,
  startTransition,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import { type ControlValues, fillIn, focusControl, formInPage, restoreFocus } from './controls.ts';
import { type Draft, dropDraft, keepDraft, keepUnsent, missingFrom, readDraft } from './draft.ts';
import { dropPageSummary } from './page-summary.ts';
import { sendWhenOnline } from './send-when-online.ts';
import type { Outcome } from './rules/outcome.ts';

type Name<Values> = keyof Values & string;
type Messages<Values> = Partial<Record<Name<Values>, string>>;

interface Options<Values extends ControlValues> {
  /** The id of the form element, and its place in the browser's storage. */
  id: string;
  /** What is sent, for the console. */
  name: 'lead' | 'registration';
  /** The values of a form that nobody has touched; must stay the same object. */
  empty: Values;
  /** What the server showed, where it returned the form with errors. */
  initial: Values;
  initialErrors: Messages<Values>;
  /** The key of an attempt that was made without JavaScript. */
  givenKey: string | undefined;
  /** A control that is not restored from the draft. */
  except?: Name<Values>;
  /** When the error of a control is first shown. */
  showsErrorsOn: 'change' | 'blur';
  read: (form: HTMLFormElement) => Values;
  errorsOf: (values: Values) => Messages<Values>;
  /** Sends the form. An error thrown here means that there was no answer, shown as `failure`. */
  send: (values: Values, idempotencyKey: string) => Promise<Outcome>;
  failure: string;
  /** Called with each outcome, also after the form was closed. */
  onOutcome: (outcome: Outcome, sent: Values) => void;
}

/** What may change the values of controls without an `input` event: autofill, a restored page, an extension. */
const readOn = ['input', 'change', 'focusin', 'focusout', 'keydown', 'pointerover', 'pointerdown'];

/** Whether a key submits the form: Enter in a field of one line that ends no composition. */
const isSubmitting = ({ type, key, isComposing, target }: KeyboardEvent) =>
  type === 'keydown' &&
  key === 'Enter' &&
  !isComposing &&
  target instanceof HTMLInputElement &&
  !['checkbox', 'radio'].includes(target.type);

/**
 * The states of a form (spec §4) on the page's own controls. The controls are uncontrolled and the only
 * place where values are kept; `FormData` is read whenever they may have changed. State holds only what is
 * shown about them, updated in a transition, so that a typed letter is painted first.
 */
export function usePageForm<Values extends ControlValues>(options: Options<Values>) {
  const { id, empty, initial, errorsOf, showsErrorsOn } = options;
  const names: Name<Values>[] = Object.keys(empty);
  const element = useRef<HTMLFormElement>(null);
  const draft = useRef<Draft<Values>>(undefined);
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

  const keep = (now: Values, isOnDevice: boolean) => {
    if (!draft.current) return;
    draft.current.values = now;
    keepDraft(id, draft.current);
    if (isOnDevice || draft.current.isUnsent || !navigator.onLine) keepUnsent(id, draft.current);
  };

  /** Reads the controls, and takes in what has changed. */
  const read = (): Values => {
    const before = latest.current;
    const now = element.current ? options.read(element.current) : before;
    const changed = names.filter((name) => now[name] !== before[name]);
    if (changed.length === 0) return before;
    latest.current = now;
    keep(now, false);
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

  const takeOver = useEffectEvent((form: HTMLFormElement) => {
    if (inPage && inPage.form !== form) {
      fillIn(form, options.read(inPage.form));
      restoreFocus(form, inPage.focus);
    }
    const kept = readDraft(id, empty);
    draft.current = { ...kept, idempotencyKey: options.givenKey ?? kept.idempotencyKey };
    const missing = missingFrom(options.read(form), kept.values, empty);
    if (options.except) Reflect.deleteProperty(missing, options.except);
    fillIn(form, missing);
    const now = options.read(form);
    latest.current = now;
    setValues(now);
    if (showsErrorsOn === 'change') {
      setTouched(new Set(names.filter((name) => now[name] !== empty[name])));
    }
    setUnsent(kept.isUnsent === true);
    setReady(true);
  });
  const changed = useEffectEvent((event: Event) => {
    read();
    const { target, type } = event;
    if (event instanceof KeyboardEvent && isSubmitting(event)) {
      // A disabled button would keep Enter from submitting: it is submitted here, or says why not.
      event.preventDefault();
      void submit();
    }
    const name = type === 'focusout' && target instanceof Element && target.getAttribute('name');
    if (name && showsErrorsOn === 'blur') {
      startTransition(() => setTouched((others) => new Set([...others, name])));
    }
  });
  // Before the first paint, so that nothing is seen to change.
  useLayoutEffect(() => {
    if (element.current) takeOver(element.current);
  }, []);
  useEffect(() => {
    const form = element.current;
    const listener = (event: Event) => changed(event);
    const stop = new AbortController();
    for (const type of readOn) form?.addEventListener(type, listener, { signal: stop.signal });
    for (const type of ['pageshow', 'pagehide']) addEventListener(type, listener, stop);
    return () => stop.abort();
  }, []);

  const submit = async () => {
    if (isSending.current) return;
    const now = read();
    const problems = errorsOf(now);
    const first = names.find((name) => problems[name] !== undefined);
    if (first !== undefined) {
      // The message must be there when its control is read aloud.
      flushSync(() => setTouched(new Set(names)));
      focusControl(element.current, first);
      return;
    }
    isSending.current = true;
    setOutcome(undefined);
    setProgress('sending');
    dropPageSummary();
    keep(now, true);
    const key = (draft.current ?? readDraft(id, empty)).idempotencyKey;
    const result = await sendWhenOnline(
      () => options.send(now, key),
      (isOffline) => setProgress(isOffline ? 'offline' : 'sending'),
    ).catch((error: unknown): Outcome => {
      console.error(`The ${options.name} could not be sent`, error);
      return { isSuccess: false, message: options.failure, errors: {} };
    });
    isSending.current = false;
    setProgress(undefined);
    if (result.isSuccess) {
      dropDraft(id);
      draft.current = readDraft(id, empty);
      if (element.current) fillIn(element.current, empty);
      latest.current = empty;
      setValues(empty);
      setTouched(new Set());
      setUnsent(false);
    } else {
      setRefused(result.errors as Messages<Values>);
    }
    setOutcome(result);
    options.onOutcome(result, now);
  };

  const problems = errorsOf(values);
  const shown: Messages<Values> = { ...refused };
  for (const name of names) {
    if (isReady && touched.has(name)) shown[name] ??= problems[name];
  }
  return {
    /** What the form element needs. */
    props: {
      id,
      ref: element,
      onSubmit: (event: SubmitEvent<HTMLFormElement>) => {
        event.preventDefault();
        void submit();
      },
    },
    /** Whether the script has taken over; until then the button is enabled and the server validates. */
    isReady,
    values,
    /** Every error, by control, and those that are shown. */
    problems,
    errors: shown,
    /** What the form holds could not be sent when it was last open. */
    isUnsent,
    /** It is being sent, or waits for the network and then sends itself. */
    progress,
    outcome,
    submit: () => void submit(),
    /** Puts a value into a control, as if it was typed. */
    change: (name: Name<Values>, value: string) => {
      if (element.current) fillIn(element.current, { [name]: value });
      read();
    },
    focus: (name: Name<Values>) => focusControl(element.current, name),
  };
}

/** What a form's parts need of it. */
export type PageForm<Values extends ControlValues> = ReturnType<typeof usePageForm<Values>>;

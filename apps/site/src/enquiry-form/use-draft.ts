import { useEffect, useRef, useState } from 'react';
import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form';
import { dropDraft, keepDraft, keepUnsent, readDraft } from './draft.ts';

interface Options<Values> {
  /** The form's own place in the tab's storage. */
  place: string;
  /** What stands in the controls of a form that nobody has touched. Must stay the same object. */
  empty: Values;
  /** A control that stands as the page shows it, whatever it was before. */
  except?: keyof Values;
  /** The key of a try that was made without JavaScript. */
  givenKey?: string | undefined;
  /** What cannot be sent stays on the device when the tab is closed. */
  isKeptOnDevice?: boolean;
  /** Told once, when what was typed stands in the controls again. */
  onRestored?: () => void;
}

/**
 * Brings back what was typed into a form of this tab before, and keeps what is typed from now on,
 * together with the key that makes all tries of one fill one. What was typed before this script came
 * stands in the document already, and wins.
 */
export function useDraft<Values extends FieldValues>(
  { getValues, setValue, watch }: UseFormReturn<Values>,
  { place, empty, except, givenKey, isKeptOnDevice = false, onRestored }: Options<Values>,
) {
  const key = useRef('');
  const restored = useRef(onRestored);
  const [isReady, setReady] = useState(false);
  const [isUnsent, setUnsent] = useState(false);

  useEffect(() => {
    const draft = readDraft(place, empty);
    key.current = givenKey ?? draft.idempotencyKey;
    const inDocument = getValues();
    for (const name of Object.keys(empty) as Path<Values>[]) {
      const isUntouched = (inDocument[name] ?? empty[name]) === empty[name];
      const kept = draft.values[name] as PathValue<Values, Path<Values>>;
      if (isUntouched && name !== except && kept !== empty[name]) setValue(name, kept);
    }
    restored.current?.();
    setReady(true);
    setUnsent(draft.isUnsent ?? false);
    const keep = watch(() => {
      const typed = { values: getValues(), idempotencyKey: key.current };
      keepDraft(place, typed);
      if (isKeptOnDevice && (draft.isUnsent || !navigator.onLine)) keepUnsent(place, typed);
    });
    return () => keep.unsubscribe();
  }, [empty, except, getValues, givenKey, isKeptOnDevice, place, setValue, watch]);

  return {
    /** Before the script has taken over, the button is enabled and the server validates. */
    isReady,
    /** What stands there could not be sent the last time. */
    isUnsent,
    /** The key of this form fill. */
    key: () => key.current,
    /** Keeps what is about to be sent: what stood there before this script came has changed nothing. */
    keep: (values: Values) => {
      const sent = { values, idempotencyKey: key.current };
      keepDraft(place, sent);
      if (isKeptOnDevice) keepUnsent(place, sent);
    },
    /** Forgets it, once it has been taken; the next fill is another one. */
    drop: () => {
      dropDraft(place);
      setUnsent(false);
      key.current = crypto.randomUUID();
    },
  };
}

import { useEffect, useRef, useState } from 'react';
import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form';
import { dropDraft, keepDraft, leftToFillIn, readDraft } from './draft.ts';

interface Options<Values> {
  /** The form's own place in the tab's storage. */
  place: string;
  /** What stands in the controls of a form that nobody has touched. Must stay the same object. */
  empty: Values;
  /** A control that stands as the page shows it, whatever it was before. */
  except?: keyof Values;
  /** The key of a try that was made without JavaScript. */
  givenKey?: string | undefined;
}

/**
 * Brings back what was typed into a form of this tab before, and keeps what is typed from now on,
 * together with the key that makes all tries of one fill one. What was typed before this script came
 * stands in the document already, and wins.
 */
export function useDraft<Values extends FieldValues>(
  { getValues, setValue, watch }: UseFormReturn<Values>,
  { place, empty, except, givenKey }: Options<Values>,
) {
  const key = useRef('');
  const [isReady, setReady] = useState(false);

  useEffect(() => {
    const draft = readDraft(place, empty);
    key.current = givenKey ?? draft.idempotencyKey;
    const left = leftToFillIn(draft.values, getValues(), empty);
    for (const name of Object.keys(left) as Path<Values>[]) {
      if (name !== except) setValue(name, left[name] as PathValue<Values, Path<Values>>);
    }
    setReady(true);
    const keep = watch(() =>
      keepDraft(place, { values: getValues(), idempotencyKey: key.current }),
    );
    return () => keep.unsubscribe();
  }, [empty, except, getValues, givenKey, place, setValue, watch]);

  return {
    /** Before the script has taken over, the button is enabled and the server validates. */
    isReady,
    /** The key of this form fill. */
    key: () => key.current,
    /** Keeps what is about to be sent: what stood there before this script came has changed nothing. */
    keep: (values: Values) => keepDraft(place, { values, idempotencyKey: key.current }),
    /** Forgets it, once it has been taken; the next fill is another one. */
    drop: () => {
      dropDraft(place);
      key.current = crypto.randomUUID();
    },
  };
}

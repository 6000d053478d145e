'use client';

import {
  toast,
  useAllFormFields,
  useAuth,
  useDocumentInfo,
  useForm,
  useFormModified,
  useFormProcessing,
} from '@payloadcms/ui';
import { useEffect, useRef, useState } from 'react';
import {
  areSameWords,
  forgetTyped,
  keepTyped,
  readTyped,
  typedKey,
  type TypedWords,
} from './typed-words.ts';

/** Long enough to gather a word, in milliseconds. */
const GATHER_MS = 300;
/** Longer than the form takes to draw what was read anew, and shorter than to gather a word. */
const SETTLED_MS = 100;

/**
 * Keeps what is typed into the form of a subject until it is saved, and finds what was left here before.
 *
 * Leans on: `data.updatedAt` of the document changes with a save, `initialState` whenever the page is read anew, which
 * takes the place of what stands in the form; `reset` puts a state into it; and after a save that was refused the form
 * calls itself unchanged, so that its buttons sleep.
 *
 * @param now the browser's time, in milliseconds since 1970
 */
export function useTyping(now: () => number) {
  const { user } = useAuth();
  const {
    data,
    globalSlug = '',
    hasSavePermission,
    initialState,
    isInitializing,
  } = useDocumentInfo();
  const { dispatchFields, getData, getFields, reset, setModified } = useForm();
  const [fields] = useAllFormFields();
  const isModified = useFormModified();
  const isSaving = useFormProcessing();
  const key = typedKey(user?.id ?? '', globalSlug);
  const updatedAt: unknown = data?.updatedAt;
  const savedAt = typeof updatedAt === 'string' ? updatedAt : '';
  const [left, setLeft] = useState<TypedWords>();
  const [newer, setNewer] = useState<string>();
  /** With which state a save began that is under way. */
  const saving = useRef<string>(undefined);
  /** What the form began with, or was read anew with: what was left is looked for once in each. */
  const read = useRef<unknown>(undefined);

  useEffect(() => {
    if (isSaving) saving.current ??= savedAt;
    const begun = saving.current;
    if (isSaving || begun === undefined) return;
    saving.current = undefined;
    if (savedAt !== begun) {
      forgetTyped(key);
      setLeft(undefined);
      setNewer(undefined);
      return;
    }
    // A slip stands at its field until that is mended; any other refusal leaves a form that can be sent as it is. Not
    // both: of a form that was changed Payload asks the office anew, whose answer takes slips from their fields.
    if (!Object.values(getFields()).some(({ valid }) => valid === false)) setModified(true);
    void newestOf(globalSlug).then((newest) => setNewer(newest === begun ? undefined : newest));
  }, [getFields, globalSlug, isSaving, key, savedAt, setModified]);

  useEffect(() => {
    if (!hasSavePermission || isInitializing || isSaving || read.current === initialState) return;
    // A moment later: the form takes over what was read anew after those who stand in it have heard of it.
    const timer = setTimeout(() => {
      const isInPlace = read.current !== undefined;
      read.current = initialState;
      setNewer(undefined);
      const typed = readTyped(key);
      if (!typed) return;
      if (areSameWords(typed.words, getData())) {
        forgetTyped(key);
        return;
      }
      // Read anew under the hands that type: what they typed is gone from the form, which still calls itself changed.
      if (isInPlace) setModified(false);
      // Where nobody else has saved, nobody has to decide.
      if (isInPlace && (typed.words.updatedAt ?? '') === savedAt) void putIn(typed);
      else setLeft(typed);
    }, SETTLED_MS);
    return () => clearTimeout(timer);
  });

  useEffect(() => {
    if (!isModified || isSaving || read.current !== initialState) return;
    const timer = setTimeout(() => keepTyped(key, { at: now(), words: getData() }), GATHER_MS);
    return () => clearTimeout(timer);
  }, [fields, getData, initialState, isModified, isSaving, key, now]);

  /** Puts what was typed into the form, on top of what is saved now. */
  async function putIn({ words }: TypedWords) {
    const { createdAt } = data ?? {};
    await reset({ ...words, createdAt: createdAt as unknown, updatedAt: savedAt });
    setLeft(undefined);
    setModified(true);
  }

  return {
    subject: globalSlug,
    left,
    newer,
    bringBack: () => left && putIn(left),
    drop: () => {
      forgetTyped(key);
      setLeft(undefined);
    },
    /** Has the next save write over what somebody else has saved: the office is told that it is known. */
    takeOver: () => {
      dispatchFields({ type: 'UPDATE', path: 'updatedAt', value: newer });
      setNewer(undefined);
      toast.info('กดเผยแพร่หรือบันทึกร่างอีกครั้ง ฉบับของอีกคนยังอยู่ในแท็บฉบับเก่า');
    },
  };
}

/** When the subject was saved last, by anybody; undefined where that cannot be found out. */
async function newestOf(subject: string): Promise<string | undefined> {
  try {
    const response = await fetch(
      `/api/globals/${subject}?draft=true&depth=0&select[updatedAt]=true`,
    );
    const { updatedAt } = (await response.json()) as { updatedAt?: string };
    return response.ok ? updatedAt : undefined;
  } catch {
    return undefined;
  }
}

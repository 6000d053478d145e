'use client';

import {
  toast,
  useAllFormFields,
  useAuth,
  useDocumentInfo,
  useForm,
  useFormBackgroundProcessing,
  useFormModified,
  useFormProcessing,
} from '@payloadcms/ui';
import type { FormState } from 'payload';
import { reduceFieldsToValues } from 'payload/shared';
import { useEffect, useMemo, useRef, useState } from 'react';
import {
  changedWords,
  forgetExpired,
  forgetUnsavedInput,
  keepUnsavedInput,
  keptNames,
  readUnsavedInput,
  unsavedInputKey,
  type UnsavedInputWords,
} from './unsaved-input-words.ts';

/** Long enough to gather a word, in milliseconds. */
const GATHER_MS = 300;
/** Longer than the form takes to draw what was read anew, and shorter than to gather a word. */
const SETTLED_MS = 100;

/** A save that is under way. */
interface Saving {
  /** When the record had been saved before. */
  savedAt: string;
  words: Record<string, unknown>;
  /** By a person, and not by the autosave, after which Payload itself lets the form be saved again. */
  isPressed: boolean;
}

/**
 * Keeps what is typed into the form of a record or global until it is saved, and finds what was left here before.
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
    collectionSlug,
    data,
    docConfig,
    globalSlug,
    hasSavePermission,
    id,
    initialState,
    isInitializing,
    isTrashed,
  } = useDocumentInfo();
  const { dispatchFields, getData, getFields, reset, setModified } = useForm();
  const [fields] = useAllFormFields();
  const isModified = useFormModified();
  const isSaving = useFormProcessing();
  const isAutosaving = useFormBackgroundProcessing();
  // Whoever opened the form: when the session ends nobody is logged in, and it is still theirs.
  const [person] = useState(user?.id);
  const key = unsavedInputKey(person ?? '', collectionSlug ?? globalSlug ?? '', id);
  const names = useMemo(() => keptNames(docConfig?.fields ?? []), [docConfig]);
  const canSave = Boolean(hasSavePermission) && !isTrashed && person !== undefined;
  const updatedAt: unknown = data?.updatedAt;
  const savedAt = typeof updatedAt === 'string' ? updatedAt : '';
  const [left, setLeft] = useState<UnsavedInputWords>();
  const [newer, setNewer] = useState<string>();
  const saving = useRef<Saving>(undefined);
  /** What the form began with, or was read anew with: what was left is looked for once in each. */
  const read = useRef<unknown>(undefined);
  /** What is saved, as the form began with it. */
  const saved = useRef<Record<string, unknown>>({});

  useEffect(() => {
    if (isSaving || isAutosaving) {
      saving.current ??= { savedAt, words: getData(), isPressed: false };
      saving.current.isPressed ||= isSaving;
    }
    const begun = saving.current;
    if (begun === undefined) return;
    const isSaved = savedAt !== begun.savedAt;
    if (isSaved) {
      // At once: after a record was created the form goes. What is still offered was not in it.
      if (left) keepUnsavedInput(key, left);
      else forgetUnsavedInput(key);
    }
    if (isSaving || isAutosaving) return;
    saving.current = undefined;
    if (isSaved) {
      saved.current = isModified ? begun.words : getData();
      setNewer(undefined);
      return;
    }
    if (!begun.isPressed) return;
    // A mistake stands at its field until that is mended; any other refusal leaves a form that can be sent as it is. Not
    // both: of a form that was changed Payload asks the office anew, whose answer takes mistakes from their fields.
    if (!Object.values(getFields()).some(({ valid }) => valid === false)) setModified(true);
    if (!globalSlug) return;
    void newestOf(globalSlug).then((newest) =>
      setNewer(newest === begun.savedAt ? undefined : newest),
    );
  }, [
    getData,
    getFields,
    globalSlug,
    isAutosaving,
    isModified,
    isSaving,
    key,
    left,
    savedAt,
    setModified,
  ]);

  useEffect(() => {
    if (!canSave || isInitializing || isSaving || read.current === initialState) return;
    // A moment later: the form takes over what was read anew after those who stand in it have heard of it.
    const timer = setTimeout(() => {
      const isInPlace = read.current !== undefined;
      const before = saved.current;
      read.current = initialState;
      // Not what stands in the form by now: somebody may have begun to type.
      saved.current = reduceFieldsToValues(initialState ?? {}, true);
      setNewer(undefined);
      forgetExpired(now());
      const typed = readUnsavedInput(key);
      if (!typed) return;
      const known = names.filter((name) => name in typed.words);
      const words = changedWords(saved.current, typed.words, known);
      if (Object.keys(words).length === 0) {
        forgetUnsavedInput(key);
        return;
      }
      // Read anew under the hands that type: what they typed is gone from the form, which still calls itself changed.
      if (isInPlace) setModified(false);
      // Where nobody else has changed the same, nobody has to decide. The fields of a global belong together.
      const compared = globalSlug ? names : known;
      const isUntouched = Object.keys(changedWords(before, saved.current, compared)).length === 0;
      if (isInPlace && isUntouched) void putIn({ ...typed, words });
      else setLeft({ ...typed, words });
    }, SETTLED_MS);
    return () => clearTimeout(timer);
  });

  useEffect(() => {
    if (!canSave || !isModified || isSaving || read.current !== initialState) return;
    const timer = setTimeout(() => {
      const words = { ...left?.words, ...changedWords(saved.current, getData(), names) };
      if (Object.keys(words).length === 0) forgetUnsavedInput(key);
      else keepUnsavedInput(key, { at: now(), words });
    }, GATHER_MS);
    return () => clearTimeout(timer);
  }, [
    canSave,
    fields,
    getData,
    initialState,
    isAutosaving,
    isModified,
    isSaving,
    key,
    left,
    names,
    now,
  ]);

  /** Puts what was typed into the form; every other field stays as it is. */
  async function putIn({ words }: UnsavedInputWords) {
    const before = getFields();
    await reset({ ...data, ...getData(), ...words });
    dispatchFields({ type: 'UPDATE_MANY', formState: withWords(before, words) });
    setLeft(undefined);
    setModified(true);
  }

  return {
    canSave,
    subject: globalSlug,
    left,
    newer,
    bringBack: () => left && putIn(left),
    drop: () => {
      forgetUnsavedInput(key);
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

/**
 * The fields that a form's `reset` leaves wrong: it takes files and passwords out of the form, and calls what it puts
 * in unchanged, which a form that sends only changes would then not send (`changed-fields.ts`).
 */
function withWords(before: FormState, words: Record<string, unknown>): FormState {
  const kept = Object.entries(before).flatMap(([path, field]): [string, FormState[string]][] => {
    const [name = ''] = path.split('.');
    if (!(name in words)) return [[path, field]];
    // Lists, groups and rich text have fields or an editor of their own, which `reset` has drawn.
    const values = [words[name], field.value, field.initialValue];
    if (path !== name || field.rows || values.some(isObject)) return [];
    return [[path, { ...field, value: words[name] }]];
  });
  return Object.fromEntries(kept);
}

const isObject = (value: unknown): boolean => typeof value === 'object' && value !== null;

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

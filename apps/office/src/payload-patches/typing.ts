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
  removeExpired,
  removeUnsavedInput,
  storeUnsavedInput,
  storableNames,
  readUnsavedInput,
  unsavedInputKey,
  type UnsavedInputWords,
} from './unsaved-input-words.ts';

/** Debounce of storing unsaved input, in milliseconds. */
const GATHER_MS = 300;
/** Longer than the form takes to render a new initial state, and shorter than the debounce. */
const SETTLED_MS = 100;

/** A save in progress. */
interface Saving {
  /** When the record was last saved before it. */
  savedAt: string;
  words: Record<string, unknown>;
  /** Whether a person saves, and not autosave, after which Payload itself enables the save button. */
  isPressed: boolean;
}

/**
 * Stores the input in the form of a record or global until it is saved, and restores input that was left unsaved.
 *
 * Relies on: `data.updatedAt` of the document changes with a save; `initialState` changes when the page is reloaded,
 * and replaces the form's values; `reset` sets the form's values; after a rejected save the form is marked unmodified,
 * which disables its buttons.
 *
 * @param now the browser's time, in milliseconds since 1970
 */
export function useUnsavedInput(now: () => number) {
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
  // The user who opened the form: `user` is empty once the session has ended.
  const [person] = useState(user?.id);
  const key = unsavedInputKey(person ?? '', collectionSlug ?? globalSlug ?? '', id);
  const names = useMemo(() => storableNames(docConfig?.fields ?? []), [docConfig]);
  const canSave = Boolean(hasSavePermission) && !isTrashed && person !== undefined;
  const updatedAt: unknown = data?.updatedAt;
  const savedAt = typeof updatedAt === 'string' ? updatedAt : '';
  const [unsaved, setUnsaved] = useState<UnsavedInputWords>();
  const [newer, setNewer] = useState<string>();
  const saving = useRef<Saving>(undefined);
  /** The initial state for which stored input was last looked up. */
  const read = useRef<unknown>(undefined);
  /** The saved values. */
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
      // Immediately, since the form unmounts after a create. Input that is still offered was not saved.
      if (unsaved) storeUnsavedInput(key, unsaved);
      else removeUnsavedInput(key);
    }
    if (isSaving || isAutosaving) return;
    saving.current = undefined;
    if (isSaved) {
      saved.current = isModified ? begun.words : getData();
      setNewer(undefined);
      return;
    }
    if (!begun.isPressed) return;
    // After an error without invalid fields the same form can be sent again. With invalid fields it stays unmodified:
    // Payload requests the state of a modified form, and the response would remove the errors from their fields.
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
    unsaved,
    savedAt,
    setModified,
  ]);

  useEffect(() => {
    if (!canSave || isInitializing || isSaving || read.current === initialState) return;
    // Delayed, since the form applies a new initial state after its children have rendered with it.
    const timer = setTimeout(() => {
      const isInPlace = read.current !== undefined;
      const before = saved.current;
      read.current = initialState;
      // Not the form's current values, since the user may already be typing.
      saved.current = reduceFieldsToValues(initialState ?? {}, true);
      setNewer(undefined);
      removeExpired(now());
      const typed = readUnsavedInput(key);
      if (!typed) return;
      const known = names.filter((name) => name in typed.words);
      const words = changedWords(saved.current, typed.words, known);
      if (Object.keys(words).length === 0) {
        removeUnsavedInput(key);
        return;
      }
      // A reload while the user typed: the input is gone from the form, which is still marked modified.
      if (isInPlace) setModified(false);
      // Restores the input without asking if nobody else changed the same fields; a global counts as a whole.
      const compared = globalSlug ? names : known;
      const isUntouched = Object.keys(changedWords(before, saved.current, compared)).length === 0;
      if (isInPlace && isUntouched) void restore({ ...typed, words });
      else setUnsaved({ ...typed, words });
    }, SETTLED_MS);
    return () => clearTimeout(timer);
  });

  useEffect(() => {
    if (!canSave || !isModified || isSaving || read.current !== initialState) return;
    const timer = setTimeout(() => {
      const words = { ...unsaved?.words, ...changedWords(saved.current, getData(), names) };
      if (Object.keys(words).length === 0) removeUnsavedInput(key);
      else storeUnsavedInput(key, { at: now(), words });
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
    unsaved,
    names,
    now,
  ]);

  /** Restores unsaved input in the form; other fields keep their values. */
  async function restore({ words }: UnsavedInputWords) {
    const before = getFields();
    await reset({ ...data, ...getData(), ...words });
    dispatchFields({ type: 'UPDATE_MANY', formState: withWords(before, words) });
    setUnsaved(undefined);
    setModified(true);
  }

  return {
    canSave,
    subject: globalSlug,
    unsaved,
    newer,
    restoreUnsaved: () => unsaved && restore(unsaved),
    discard: () => {
      removeUnsavedInput(key);
      setUnsaved(undefined);
    },
    /** Makes the next save overwrite the newer version, by sending its `updatedAt` (optimistic locking). */
    overwriteNewer: () => {
      dispatchFields({ type: 'UPDATE', path: 'updatedAt', value: newer });
      setNewer(undefined);
      toast.info('กดเผยแพร่หรือบันทึกร่างอีกครั้ง ฉบับของอีกคนยังอยู่ในแท็บฉบับเก่า');
    },
  };
}

/**
 * Returns the fields that `reset` sets incorrectly: it removes files and passwords, and marks the restored values as
 * initial, so that a form that sends only changes would not send them (`changed-fields.ts`).
 */
function withWords(before: FormState, words: Record<string, unknown>): FormState {
  const entries = Object.entries(before).flatMap(([path, field]): [string, FormState[string]][] => {
    const [name = ''] = path.split('.');
    if (!(name in words)) return [[path, field]];
    // Lists, groups and rich text have fields or an editor of their own, which `reset` sets.
    const values = [words[name], field.value, field.initialValue];
    if (path !== name || field.rows || values.some(isObject)) return [];
    return [[path, { ...field, value: words[name] }]];
  });
  return Object.fromEntries(entries);
}

const isObject = (value: unknown): boolean => typeof value === 'object' && value !== null;

/** Returns when a global was last saved; undefined if the request fails. */
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

'use client';

import { FieldDescription, FieldLabel, useField } from '@payloadcms/ui';
import type { JSONFieldClientProps } from 'payload';
import { Suspense, useState } from 'react';
import type { MissedWords as Missed } from '../../site/missed-searches.ts';
import { linesOf } from './add-word.ts';
import { MissedWords } from './missed-words.tsx';

interface Props extends JSONFieldClientProps {
  /** Searches without results; undefined for users who may not see them. */
  missed?: Promise<Missed>;
}

/** Groups of synonyms as text, one per line, so that hundreds can be searched, sorted and pasted. */
export function WordGroupsField({ field, missed, path, readOnly }: Props) {
  const { disabled, errorMessage, setValue, showError, value } = useField<unknown>({ path });
  const [typed, setTyped] = useState<string>();
  const id = `field-${path.replaceAll('.', '__')}`;
  const isReadOnly = readOnly === true || disabled;
  const groups = Array.isArray(value) ? value.map(String) : [];
  return (
    <div className={showError ? 'field-type textarea error' : 'field-type textarea'}>
      {!isReadOnly && missed && (
        <Suspense>
          <MissedWords groups={groups} missed={missed} onChange={setValue} />
        </Suspense>
      )}
      <FieldLabel label={field.label ?? ''} htmlFor={id} path={path} />
      <div className="field-type__wrap">
        {showError && errorMessage && (
          <p className="office-warning word-problems" role="alert">
            {errorMessage}
          </p>
        )}
        <textarea
          id={id}
          className="word-groups"
          spellCheck={false}
          readOnly={isReadOnly}
          value={typed ?? groups.join('\n')}
          onChange={({ target }) => {
            setTyped(target.value);
            setValue(linesOf(target.value));
          }}
          onBlur={() => setTyped(undefined)}
        />
      </div>
      <FieldDescription description={field.admin?.description ?? ''} path={path} />
      <p className="office-small">{groups.length.toLocaleString('th-TH')} กลุ่ม</p>
    </div>
  );
}

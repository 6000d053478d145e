'use client';

import { TextareaInput, useField } from '@payloadcms/ui';
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
  const isReadOnly = readOnly === true || disabled;
  const groups = Array.isArray(value) ? value.map(String) : [];
  return (
    <div className="word-groups" onBlur={() => setTyped(undefined)}>
      {!isReadOnly && missed && (
        <Suspense>
          <MissedWords groups={groups} missed={missed} onChange={setValue} />
        </Suspense>
      )}
      <TextareaInput
        path={path}
        label={field.label ?? ''}
        description={field.admin?.description ?? ''}
        readOnly={isReadOnly}
        showError={showError}
        Error={
          showError && (
            <p className="office-warning word-problems" role="alert">
              {errorMessage}
            </p>
          )
        }
        value={typed ?? groups.join('\n')}
        onChange={({ target }) => {
          setTyped(target.value);
          setValue(linesOf(target.value));
        }}
      />
      <p className="office-small">{groups.length.toLocaleString('th-TH')} กลุ่ม</p>
    </div>
  );
}

import type { JSONFieldServerProps } from 'payload';
import { may } from '../../access/rules.ts';
import { readMissedWords } from '../../site/missed-searches.ts';
import { WordGroupsField } from './word-groups-field.tsx';

/** Groups of synonyms, below the searches that had no result. */
export function WordGroups({ clientField, path, readOnly, user }: JSONFieldServerProps) {
  return (
    <WordGroupsField
      field={clientField}
      path={path}
      readOnly={readOnly === true}
      {...(may(user, 'read', 'statistics') && { missed: readMissedWords() })}
    />
  );
}

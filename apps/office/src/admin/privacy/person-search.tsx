'use client';

import { TextInput, toast } from '@payloadcms/ui';
import { type ChangeEvent, type SyntheticEvent, useState } from 'react';
import type { Person } from '../../privacy/person.ts';
import { callOffice } from '../call-office.tsx';
import { ErasePerson } from './erase-person.tsx';
import { PersonRecords } from './person-records.tsx';

interface Props {
  /** What the field contains at first. */
  initial: string;
  canErase: boolean;
  canExport: boolean;
}

/** Searches a person by POST: a query in the URL would stay in logs and in the browser's history. */
export function PersonSearch({ initial, canErase, canExport }: Props) {
  const [typed, setTyped] = useState(initial);
  const [person, setPerson] = useState<Person>();
  // Who is shown is handed over and erased, whatever has been typed since.
  const found = person?.identifiers.join(', ') ?? '';
  const [isBusy, setBusy] = useState(false);

  async function search(words: string) {
    setBusy(true);
    setTyped(words);
    const answer = await callOffice<Person>('person/find', { body: { typed: words } });
    setPerson(answer);
    setBusy(false);
  }

  function submit(event: SyntheticEvent) {
    event.preventDefault();
    void search(typed);
  }

  async function save() {
    const answer = await callOffice<Person>('person/export', { body: { typed: found } });
    if (!answer) return;
    const file = new Blob([JSON.stringify(answer, null, 2)], { type: 'application/json' });
    const link = document.createElement('a');
    link.href = URL.createObjectURL(file);
    link.download = 'person.json';
    link.click();
    URL.revokeObjectURL(link.href);
    toast.success('ดาวน์โหลดแล้ว ลงบันทึกการใช้งานไว้');
  }

  return (
    <div className="figures">
      <form className="office-row" style={{ alignItems: 'end' }} onSubmit={submit}>
        <TextInput
          style={{ flex: '1 1 16rem' }}
          path="typed"
          label="เบอร์โทรหรืออีเมล สะกดแบบใดก็ได้ ใส่หลายรายการได้"
          value={typed}
          htmlAttributes={{ autoComplete: 'off' }}
          onChange={({ target }: ChangeEvent<HTMLInputElement>) => setTyped(target.value)}
        />
        <button type="submit" className="quiet-button" disabled={isBusy}>
          ค้นหา
        </button>
      </form>
      <div aria-live="polite">
        {person && (
          <>
            <PersonRecords
              person={person}
              onAdd={(identifier) => void search(`${found}, ${identifier}`)}
            />
            <div className="office-row">
              {canExport && (
                <button type="button" className="quiet-button" onClick={() => void save()}>
                  ดาวน์โหลด JSON
                </button>
              )}
              {canErase && (
                <ErasePerson person={person} typed={found} onErased={() => void search(found)} />
              )}
            </div>
          </>
        )}
      </div>
    </div>
  );
}

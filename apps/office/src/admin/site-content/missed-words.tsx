'use client';

import { toast } from '@payloadcms/ui';
import type { MissedSearches } from '@clinicdee/protocol';
import { normalizeWord, wordsOfGroup } from '@clinicdee/protocol/site-content';
import { use, useId, useState } from 'react';
import { shortDay } from '../../i18n/date-formats.ts';
import type { MissedWords as Missed } from '../../site/missed-searches.ts';
import { isInGroup, addWord } from './add-word.ts';

interface Props {
  groups: readonly string[];
  missed: Promise<Missed>;
  onChange: (groups: string[]) => void;
}

/** The most searches shown at once. */
const SHOWN = 20;

/** Searches without results, each with an input that adds it to the group of a synonym. */
export function MissedWords({ groups, missed, onChange }: Props) {
  const { searches, message } = use(missed);
  const listId = useId();
  const left = (searches ?? []).filter(({ words }) => !isInGroup(groups, words));
  return (
    <section className="office-panel missed-words" aria-label="คำที่ค้นแล้วไม่พบ">
      <h2>คำที่ค้นแล้วไม่พบ</h2>
      <p className="office-small">
        คำที่ผู้เข้าชมค้นแล้วไม่พบบทความใด เก็บเฉพาะคำ ไม่มีข้อมูลว่าใครค้น และลบเมื่อไม่มีใครค้นอีก 90 วัน
        เลือกคำที่ความหมายเดียวกัน แล้วคำนี้จะอยู่ในกลุ่มนั้นเมื่อเผยแพร่ ถ้าไม่มีกลุ่มไหนมีคำที่เลือก จะเริ่มกลุ่มใหม่
      </p>
      {message && (
        <p className="office-warning" role="status">
          {message}
        </p>
      )}
      {searches && left.length === 0 && <p className="office-note">ไม่มีคำที่ยังไม่อยู่ในกลุ่มใด</p>}
      <datalist id={listId}>
        {left.length > 0 && allWords(groups).map((word) => <option key={word} value={word} />)}
      </datalist>
      <ul>
        {left.slice(0, SHOWN).map((search) => (
          <MissedWord
            key={search.words}
            search={search}
            listId={listId}
            onAdd={(synonym) => {
              const result = addWord(groups, search.words, synonym);
              onChange(result.groups);
              toast.success(`ใส่ “${search.words}” ในบรรทัด ${result.at + 1} แล้ว มีผลเมื่อเผยแพร่`);
            }}
          />
        ))}
      </ul>
      {left.length > SHOWN && <p className="office-small">และอีก {left.length - SHOWN} คำ</p>}
    </section>
  );
}

interface WordProps {
  search: MissedSearches[number];
  /** The id of the `datalist` of all words. */
  listId: string;
  onAdd: (synonym: string) => void;
}

function MissedWord({ search, listId, onAdd }: WordProps) {
  const [synonym, setSynonym] = useState('');
  const isReady = synonym.trim() !== '' && normalizeWord(synonym) !== normalizeWord(search.words);
  const add = () => {
    if (isReady) onAdd(synonym.replaceAll(',', ' '));
  };
  return (
    <li>
      <span>
        <strong>{search.words}</strong>{' '}
        <span className="office-small">
          {search.count.toLocaleString('th-TH')} ครั้ง ล่าสุด {shortDay(search.last)}
        </span>
      </span>
      <input
        aria-label={`คำที่ความหมายเดียวกับ ${search.words}`}
        placeholder="ความหมายเดียวกับ…"
        list={listId}
        maxLength={60}
        value={synonym}
        onChange={({ target }) => setSynonym(target.value)}
        onKeyDown={(event) => {
          // Prevents Enter from saving the form.
          if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
          event.preventDefault();
          add();
        }}
      />
      <button type="button" className="quiet-button" disabled={!isReady} onClick={add}>
        ใส่ในกลุ่ม
        <span className="sr-only"> {search.words}</span>
      </button>
    </li>
  );
}

const allWords = (groups: readonly string[]) => [...new Set(groups.flatMap(wordsOfGroup))];

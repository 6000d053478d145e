'use client';

import { toast } from '@payloadcms/ui';
import type { MissedSearches } from '@clinicdee/protocol';
import { sameWord, wordsOfGroup } from '@clinicdee/protocol/site-content';
import { useEffect, useId, useState } from 'react';
import { isInGroup, putWord } from './put-word.ts';

interface Props {
  groups: readonly string[];
  onChange: (groups: string[]) => void;
}

/** What the office answers of it. */
interface Answer {
  searches?: MissedSearches;
  /** Why there is nothing new. */
  message?: string;
}

/** More at once is no list that anybody works through. */
const SHOWN = 20;

const day = new Intl.DateTimeFormat('th-TH-u-nu-latn', {
  day: 'numeric',
  month: 'short',
  year: '2-digit',
  timeZone: 'UTC',
});

/** What visitors searched for in vain, each to be put beside a word that means the same. */
export function MissedWords({ groups, onChange }: Props) {
  const [answer, setAnswer] = useState<Answer>();
  const words = useId();

  useEffect(() => {
    const leaving = new AbortController();
    const ask = async () => {
      const response = await fetch('/api/missed-searches', { signal: leaving.signal });
      setAnswer((await response.json()) as Answer);
    };
    ask().catch(() => {
      if (!leaving.signal.aborted) setAnswer({ message: 'อ่านคำที่ค้นไม่พบไม่ได้ ลองเปิดหน้านี้ใหม่' });
    });
    return () => leaving.abort();
  }, []);

  const left = (answer?.searches ?? []).filter((one) => !isInGroup(groups, one.words));
  return (
    <section className="missed-words" aria-label="คำที่ค้นแล้วไม่พบ">
      <h2>คำที่ค้นแล้วไม่พบ</h2>
      <p className="office-small">
        คำที่ผู้เข้าชมค้นแล้วไม่พบบทความใด เก็บเฉพาะคำ ไม่มีข้อมูลว่าใครค้น และลบเมื่อไม่มีใครค้นอีก 90 วัน
        เลือกคำที่ความหมายเดียวกัน แล้วคำนี้จะอยู่ในกลุ่มนั้นเมื่อเผยแพร่ ถ้าไม่มีกลุ่มไหนมีคำที่เลือก จะเริ่มกลุ่มใหม่
      </p>
      {answer?.message && (
        <p className="office-warning" role="status">
          {answer.message}
        </p>
      )}
      {answer?.searches && left.length === 0 && <p className="office-note">ไม่มีคำที่ยังไม่อยู่ในกลุ่มใด</p>}
      <datalist id={words}>
        {left.length > 0 && allWords(groups).map((word) => <option key={word} value={word} />)}
      </datalist>
      <ul>
        {left.slice(0, SHOWN).map((one) => (
          <MissedWord
            key={one.words}
            {...{ one, words }}
            onPut={(beside) => {
              const put = putWord(groups, one.words, beside);
              onChange(put.groups);
              toast.success(`ใส่ “${one.words}” ในบรรทัด ${put.at + 1} แล้ว มีผลเมื่อเผยแพร่`);
            }}
          />
        ))}
      </ul>
      {left.length > SHOWN && <p className="office-small">และอีก {left.length - SHOWN} คำ</p>}
    </section>
  );
}

interface WordProps {
  one: MissedSearches[number];
  /** The id of the list of all words. */
  words: string;
  onPut: (beside: string) => void;
}

function MissedWord({ one, words, onPut }: WordProps) {
  const [beside, setBeside] = useState('');
  const isReady = beside.trim() !== '' && sameWord(beside) !== sameWord(one.words);
  const put = () => {
    if (isReady) onPut(beside.replaceAll(',', ' '));
  };
  return (
    <li>
      <span>
        <strong>{one.words}</strong>{' '}
        <span className="office-small">
          {one.count.toLocaleString('th-TH')} ครั้ง ล่าสุด {day.format(new Date(one.last))}
        </span>
      </span>
      <input
        aria-label={`คำที่ความหมายเดียวกับ ${one.words}`}
        placeholder="ความหมายเดียวกับ…"
        list={words}
        maxLength={60}
        value={beside}
        onChange={({ target }) => setBeside(target.value)}
        onKeyDown={(event) => {
          // Enter would save the form.
          if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
          event.preventDefault();
          put();
        }}
      />
      <button type="button" className="quiet-button" disabled={!isReady} onClick={put}>
        ใส่ในกลุ่ม
        <span className="sr-only"> {one.words}</span>
      </button>
    </li>
  );
}

const allWords = (groups: readonly string[]) => [...new Set(groups.flatMap(wordsOfGroup))];

import type { LatestAnswer } from '../../site/ask-site.ts';
import { problemWords } from '../../site/problem-words.ts';
import { ThaiTime } from '../panels/thai-time.tsx';

/** Says why there is nothing new from the site, and what is shown instead. */
export function Trouble({ said }: { said: LatestAnswer<unknown> }) {
  if (!said.trouble) return null;
  return (
    <p className="office-warning" role="alert">
      {problemWords(said.trouble, 'ANALYTICS_READ_KEY')}{' '}
      {said.value !== undefined && said.at ? (
        <>
          ข้อมูลด้านล่างเป็นของ <ThaiTime value={said.at.toISOString()} />
        </>
      ) : (
        'จึงยังไม่มีข้อมูลให้แสดง ลองเปิดหน้านี้ใหม่ภายหลัง'
      )}
    </p>
  );
}

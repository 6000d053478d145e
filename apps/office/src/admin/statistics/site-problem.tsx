import { type LatestAnswer, problemMessage } from '../../site/site-client.ts';
import { ThaiTime } from '../panels/thai-time.tsx';

/** Says why the site sent no current data, and which data is shown instead. */
export function SiteProblem({ answer }: { answer: LatestAnswer<unknown> }) {
  if (!answer.trouble) return null;
  return (
    <p className="office-warning" role="alert">
      {problemMessage(answer.trouble, 'ANALYTICS_READ_KEY')}{' '}
      {answer.value !== undefined && answer.at ? (
        <>
          ข้อมูลด้านล่างเป็นของ <ThaiTime value={answer.at.toISOString()} />
        </>
      ) : (
        'จึงยังไม่มีข้อมูลให้แสดง ลองเปิดหน้านี้ใหม่ภายหลัง'
      )}
    </p>
  );
}

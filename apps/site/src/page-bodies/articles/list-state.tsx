import { RefreshCw } from 'lucide-react';
import type { ReactNode } from 'react';
import { listAddress } from '../../articles/queries/list-address.ts';
import { LineButton } from '../../components/contact-buttons.tsx';
import type { WithContent } from '../../content/site-content.ts';
import { JamDrawing } from '../../illustrations/drawing.tsx';
import { ObjectDrawing } from '../../illustrations/objects.tsx';
import { TagChip } from './list-tools.tsx';
import './list-state.css';

interface StateProps {
  drawing: ReactNode;
  children: ReactNode;
  className?: string;
}

function State({ drawing, children, className = '' }: StateProps) {
  return (
    <div className={`state ${className}`}>
      <div className="state-scene">{drawing}</div>
      {children}
    </div>
  );
}

/** Maximum number of tags to offer: two or three rows on a phone. */
const MAX_TAGS = 8;

interface EmptyProps extends WithContent {
  search: string | undefined;
  /** Tags to offer instead, the most used first. */
  tags: readonly { tag: string; count: number }[];
}

/** Shown instead of the cards if there are none. */
export function EmptyList({ content, search, tags }: EmptyProps) {
  const { empty } = content.articles;
  return (
    <State drawing={<ObjectDrawing name="empty-folder" />}>
      <div>
        <div role="status">
          <h2 className="h2-small">
            {search === undefined ? empty.none : `${empty.before} “${search}”`}
          </h2>
          <p className="read">{search === undefined ? empty.advice : empty.after}</p>
        </div>
        {tags.length > 0 && (
          <nav className="chips" aria-label={empty.tags}>
            {tags.slice(0, MAX_TAGS).map(({ tag, count }) => (
              <TagChip
                key={tag}
                href={listAddress({ search: undefined, order: 'title', tag })}
                label={tag}
                count={count}
              />
            ))}
          </nav>
        )}
        <div className="button-row">
          {search !== undefined && (
            <a className="button button-line" href="/articles">
              {empty.clear}
            </a>
          )}
          <LineButton content={content} className="button-line" label={empty.ask} />
        </div>
      </div>
    </State>
  );
}

interface FailedProps extends WithContent {
  /** Error message of the content site, if any (spec §8, "Article list failure"). */
  message: string | undefined;
  /** Address of the retry link. */
  retry: string;
}

/** Shown instead of the list before the first article sync. */
export function FailedList({ content, message, retry }: FailedProps) {
  const { error } = content.articles;
  return (
    <State className="state-error" drawing={<JamDrawing />}>
      <div role="alert">
        <h2 className="h2-small">{error.title}</h2>
        <p className="read">{error.text}</p>
        {message !== undefined && <p className="state-message">{message}</p>}
        <div className="button-row">
          <a className="button button-line" href={retry}>
            <RefreshCw className="icon" aria-hidden="true" />
            {error.retry}
          </a>
        </div>
      </div>
    </State>
  );
}

export interface PreviewFailedProps extends WithContent {
  failure: keyof WithContent['content']['articles']['preview']['advice'];
  /** Error message of the office, if any. */
  said?: string | undefined;
}

/** Shown instead of a draft that cannot be previewed. */
export function PreviewFailed({ content: { articles }, failure, said }: PreviewFailedProps) {
  return (
    <State drawing={<ObjectDrawing name="empty-folder" />}>
      <div>
        <h1 className="h2-small">{articles.preview.failed}</h1>
        <p className="read">{articles.preview.advice[failure]}</p>
        {said !== undefined && <p className="state-message">{said}</p>}
      </div>
    </State>
  );
}

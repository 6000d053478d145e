import type { ArticleCard } from '../../articles/queries/article.ts';
import { DrawnCover } from './drawn-cover.tsx';
import './article-cover.css';

interface Props {
  cover: ArticleCard['cover'];
  /** Selects the drawing when there is no picture. */
  seed: string;
  shape: 'card' | 'wide';
  /** Loading priority. `first`: probably the largest contentful paint; `early`: possibly above the fold. */
  rank?: 'first' | 'early' | 'later';
  /** Whether the picture is decorative, as on a card, whose title describes it. */
  isDecoration?: boolean;
}

const sizes = {
  card: '(min-width: 83rem) 26rem, (min-width: 64rem) 31vw, (min-width: 48rem) 46vw, 94vw',
  wide: '(min-width: 83rem) 80rem, 100vw',
};

const loading = {
  first: { fetchPriority: 'high' },
  early: {},
  later: { loading: 'lazy' },
} as const;

/** Rounds the focal point to a class (`hold-x-25`), since the CSP forbids style attributes. */
const quarter = (percent: number) => Math.round(percent / 25) * 25;

/** An article's picture, or a drawing if it has none. */
export function ArticleCover({ cover, seed, shape, rank = 'later', isDecoration }: Props) {
  if (!cover) return <DrawnCover seed={seed} shape={shape} />;
  const { x, y } = cover.focus;
  const { src, srcset, width, height } = (shape === 'wide' ? cover.large : undefined) ?? cover;
  return (
    <div className="cover">
      <img
        className={`cover-picture hold-x-${quarter(x)} hold-y-${quarter(y)}`}
        src={src}
        {...(srcset && { srcSet: srcset, sizes: sizes[shape] })}
        width={width}
        height={height}
        alt={isDecoration ? '' : cover.alt}
        decoding="async"
        {...loading[rank]}
      />
    </div>
  );
}

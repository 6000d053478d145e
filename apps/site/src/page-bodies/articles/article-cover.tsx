import type { ArticleCard } from '../../articles/queries/article.ts';
import { DrawnCover } from './drawn-cover.tsx';
import './article-cover.css';

interface Props {
  cover: ArticleCard['cover'];
  /** For the drawing that stands in for a missing picture. */
  seed: string;
  shape: 'card' | 'wide';
  /** `first`: the largest thing that is seen at once; `early`: perhaps seen without scrolling. */
  rank?: 'first' | 'early' | 'later';
  /** A card's title says what it is about: there the picture is decoration. */
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

/** Where a cut picture is held, in quarters: attributes cannot say it and inline style is not allowed. */
const quarter = (percent: number) => Math.round(percent / 25) * 25;

/** An article's picture at its largest or on a card; drawn when it has none. */
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

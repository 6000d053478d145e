import type { Cover } from '../../articles/derive.ts';
import { DrawnCover } from './drawn-cover.tsx';

interface Props {
  cover: Cover | undefined;
  /** For the drawing that stands in for a missing picture. */
  seed: string;
  shape: 'card' | 'wide';
  /** Whether it is seen without scrolling: then it is fetched at once. */
  isFirst?: boolean;
  /** A card's title says what it is about: there the picture is decoration. */
  isDecoration?: boolean;
}

const sizes = {
  card: '(min-width: 83rem) 26rem, (min-width: 64rem) 31vw, (min-width: 48rem) 46vw, 94vw',
  wide: '(min-width: 83rem) 80rem, 100vw',
};

/** Where a cut picture is held, in quarters: attributes cannot say it and inline style is not allowed. */
const quarter = (percent: number) => Math.round(percent / 25) * 25;

/** An article's picture at its largest or on a card; drawn when it has none. */
export function ArticleCover({ cover, seed, shape, isFirst = false, isDecoration = false }: Props) {
  if (!cover) return <DrawnCover seed={seed} shape={shape} />;
  const { x, y } = cover.focus;
  return (
    <div className="cover">
      <img
        className={`cover-picture hold-x-${quarter(x)} hold-y-${quarter(y)}`}
        src={cover.src}
        {...(cover.srcset && { srcSet: cover.srcset, sizes: sizes[shape] })}
        width={cover.width}
        height={cover.height}
        alt={isDecoration ? '' : cover.alt}
        decoding="async"
        {...(isFirst ? { fetchPriority: 'high' as const } : { loading: 'lazy' as const })}
      />
    </div>
  );
}

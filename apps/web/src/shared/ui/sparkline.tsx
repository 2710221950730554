import { classNames } from './class-names.ts';
import { findSparkline, sparklineBox } from './find-sparkline.ts';

export interface SparklineProps {
  /** At equal steps, oldest first; null is unknown. */
  prices: readonly (number | null)[];
  className?: string;
}

/** Decoration beside a change in words: the course of a price. Nothing where fewer than two prices are known. */
export function Sparkline({ prices, className }: SparklineProps) {
  const drawn = findSparkline(prices);
  if (!drawn) return null;
  const known = prices.filter((price) => price !== null);
  const [first, last] = [known[0] ?? 0, known.at(-1) ?? 0];
  const tone = last > first ? 'text-gain' : last < first ? 'text-loss' : 'text-muted';
  return (
    <svg
      viewBox={`0 0 ${sparklineBox.width} ${sparklineBox.height}`}
      preserveAspectRatio="none"
      aria-hidden
      className={classNames('overflow-visible', tone, className)}
    >
      {drawn.area !== undefined && <path d={drawn.area} fill="currentColor" opacity=".1" />}
      <path
        d={drawn.line}
        fill="none"
        stroke="currentColor"
        strokeWidth="1.5"
        strokeLinecap="round"
        strokeLinejoin="round"
        vectorEffect="non-scaling-stroke"
      />
    </svg>
  );
}

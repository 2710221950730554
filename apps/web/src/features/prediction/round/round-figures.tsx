import type { ReactNode } from 'react';
import { messages } from '../../../shared/message/messages.ts';
import { formatFeedPrice } from '../live/price.ts';
import { NativeText } from '../native-text.tsx';
import { NativeValue, type NativeValueProps } from '../native-value.tsx';

const text = messages.prediction;

/** Rows of figures between the two sides. */
export function FigureList({ children }: { children: ReactNode }) {
  return <dl className="grid gap-1 text-small">{children}</dl>;
}

function FigureLine({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="flex items-baseline justify-between gap-3">
      <dt className="text-muted">{label}</dt>
      <dd className="figures min-w-0 truncate font-semibold">{children}</dd>
    </div>
  );
}

type PoolLineProps = Pick<NativeValueProps, 'isPast'> & { pool: bigint };

export function PoolLine({ pool, ...rest }: PoolLineProps) {
  return (
    <FigureLine label={text.prizePool}>
      <NativeText wei={pool} />
      <NativeValue wei={pool} {...rest} />
    </FigureLine>
  );
}

export function LockedPriceLine({ price }: { price: bigint | undefined }) {
  return (
    <FigureLine label={text.lockedPrice}>
      {price === undefined ? <UnknownPrice /> : formatFeedPrice(price)}
    </FigureLine>
  );
}

export function UnknownPrice() {
  return (
    <span className="text-muted" title={text.priceUnknown}>
      <span aria-hidden>–</span>
      <span className="sr-only">{text.priceUnknown}</span>
    </span>
  );
}

import { messages } from '../../../shared/message/messages.ts';
import { classNames } from '../../../shared/ui/class-names.ts';
import { RollingText } from '../../../shared/ui/rolling-text.tsx';
import { SignedText } from '../../../shared/ui/signed-text.tsx';
import { formatFeedPrice, formatPriceChange } from '../live/price.ts';
import { UnknownPrice } from './round-figures.tsx';

const text = messages.prediction;

export interface PriceHeadlineProps {
  label: string;
  price: bigint | undefined;
  /** Relative to the locked price. */
  change: bigint | undefined;
  /** The feed is silent for too long. */
  isStale?: boolean;
}

/** The deciding price, with the colour and sign of its change. */
export function PriceHeadline({ label, price, change, isStale = false }: PriceHeadlineProps) {
  const tone = change === undefined || change === 0n ? 'text-text' : change > 0n ? 'text-gain' : 'text-loss';
  return (
    <div className={classNames('mb-2', isStale && 'faded')}>
      <p className="text-caption font-semibold text-muted">{label}</p>
      <div className="flex items-center justify-between gap-2">
        <p className={classNames('text-title font-semibold', isStale ? 'text-muted' : tone)}>
          {price === undefined ? <UnknownPrice /> : <RollingText>{formatFeedPrice(price)}</RollingText>}
        </p>
        {change !== undefined && (
          <SignedText
            hasArrow
            className="figures inline-flex items-center gap-1 rounded-full bg-sunken px-2.5 py-1 text-small font-semibold"
          >
            {formatPriceChange(change)}
          </SignedText>
        )}
      </div>
      {isStale && <span className="sr-only">{text.notice.staleText}</span>}
    </div>
  );
}

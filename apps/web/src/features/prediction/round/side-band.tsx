import { formatRatioFixed } from '@tradewind/rules/amount/format-ratio';
import { usdScale } from '@tradewind/rules/amount/format-usd';
import { messages } from '../../../shared/message/messages.ts';
import { classNames } from '../../../shared/ui/class-names.ts';
import { Icon } from '../../../shared/ui/icon.tsx';
import { RollingText } from '../../../shared/ui/rolling-text.tsx';
import { formatPlaces } from '../amount.ts';
import { useNativeFormat } from '../format-native.ts';
import type { Position } from '../live/round.ts';

const text = messages.prediction;

export interface SideBandProps {
  isUp: boolean;
  /** The payout per coin, E18. */
  multiplier: bigint | undefined;
  /** This side is ahead, or has won. */
  isAhead: boolean;
  position: Position | undefined;
}

/** One side of a round, UP above the figures and DOWN below them: its multiplier, and the player's badge. */
export function SideBand({ isUp, multiplier, isAhead, position }: SideBandProps) {
  const isOwn = position?.isUp === isUp;
  return (
    <div
      data-side={isUp ? 'up' : 'down'}
      data-ahead={isAhead}
      className={classNames(
        'mx-3 flex min-h-13 shrink-0 items-center justify-between gap-3 px-4 py-1 transition-colors',
        isUp ? 'rounded-t-card' : 'rounded-b-card',
        isAhead ? (isUp ? 'bg-gain text-on-gain' : 'bg-loss text-on-loss') : 'bg-sunken',
      )}
    >
      <span className="flex grow flex-wrap items-center justify-between gap-x-3 gap-y-0.5">
        <span
          className={classNames(
            'flex items-center gap-1 text-title font-semibold',
            !isAhead && (isUp ? 'text-gain' : 'text-loss'),
          )}
        >
          <Icon name={isUp ? 'arrowUp' : 'arrowDown'} size={22} />
          {isUp ? text.up : text.down}
        </span>
        {isOwn && position && <OwnStake wei={position.amount} isAhead={isAhead} />}
      </span>
      <span className={classNames('text-right text-caption', !isAhead && 'text-muted')}>
        {multiplier === undefined ? (
          <span title={text.payoutUnknown}>
            <span aria-hidden className="block text-body font-semibold">
              –
            </span>
            <span className="sr-only">{text.payoutUnknown}</span>
          </span>
        ) : (
          <RollingText className={classNames('block text-body font-semibold', !isAhead && 'text-text')}>
            {formatMultiplier(multiplier)}
          </RollingText>
        )}
        <span aria-hidden={multiplier === undefined}>{text.payout}</span>
      </span>
    </div>
  );
}

/** The player's badge, unabridged: where it does not fit beside the side's name, it is below. */
function OwnStake({ wei, isAhead }: { wei: bigint; isAhead: boolean }) {
  const formatNative = useNativeFormat();
  return (
    <span
      title={formatNative(wei)}
      className={classNames(
        'figures flex items-center gap-1 rounded-full border px-2 py-0.5 text-caption font-semibold whitespace-nowrap',
        isAhead ? 'border-current' : 'border-line-strong text-text',
      )}
    >
      <Icon name="check" size={14} className="shrink-0" />
      <span className="sr-only">{text.yourPosition}: </span>
      {formatShortAmount(wei)} BNB
    </span>
  );
}

/** `1.95x`, rounded down, so that it never promises more than the payout. */
function formatMultiplier(multiplierE18: bigint): string {
  return text.payoutOf(formatRatioFixed({ numerator: multiplierE18, denominator: usdScale }, 2));
}

/** As `formatPlaces`, without trailing zeros. */
function formatShortAmount(wei: bigint): string {
  return formatPlaces(wei).replace(/\.?0+$/, '');
}

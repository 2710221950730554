import { formatAmount, rateDigits } from '@tradewind/rules/amount/format-amount';
import { messages } from '../../../shared/message/messages.ts';
import { Icon } from '../../../shared/ui/icon.tsx';
import type { TradePart } from './trade-part.ts';

export interface TradedAmountsProps {
  sold: TradePart;
  bought: TradePart;
  isSwap: boolean;
}

/** Both amounts of a transaction in one line; on the narrowest phones its end is cut, and the explorer has all of it. */
export function TradedAmounts({ sold, bought, isSwap }: TradedAmountsProps) {
  return (
    <span className="figures block font-semibold wrap-anywhere max-[22rem]:truncate max-[22rem]:text-caption">
      {formatPart(sold)}
      {isSwap ? (
        <>
          {' '}
          <Icon name="arrowRight" size={14} className="inline text-muted" />{' '}
          <span className="sr-only">{messages.poolTransaction.soldFor}</span>
        </>
      ) : (
        ' + '
      )}
      {formatPart(bought)}
    </span>
  );
}

/** An amount of a token of unknown decimals is unknown too. */
function formatPart({ token: { symbol, decimals }, raw }: TradePart): string {
  if (decimals === undefined) return `– ${symbol}`;
  return `${formatAmount(raw, decimals, { significantDigits: rateDigits, notation: 'grouped' })} ${symbol}`;
}

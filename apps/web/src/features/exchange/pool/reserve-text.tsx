import { formatAmount } from '@tradewind/rules/amount/format-amount';
import { messages } from '../../../shared/message/messages.ts';
import { ReadingText } from '../../../shared/ui/reading-text.tsx';
import type { PoolSummary } from './pool-summary.ts';

/** How much of one of its tokens a pool holds. */
export function ReserveText({ pool, side }: { pool: PoolSummary; side: 0 | 1 }) {
  const [token, raw] = side === 0 ? [pool.token0, pool.reserve0] : [pool.token1, pool.reserve1];
  const { decimals, symbol } = token;
  return (
    <ReadingText
      reading={
        decimals === undefined ? { state: 'unknown', reason: undefined } : { state: 'value', value: decimals }
      }
      format={(places) => `${formatAmount(raw, places, { notation: 'grouped' })} ${symbol}`}
      unknownReason={messages.pool.amountUnknown}
    />
  );
}

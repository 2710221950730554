import { formatAmount } from '@tradewind/rules/amount/format-amount';
import { toReadingOf } from '../../../shared/chain/reading.ts';
import { messages } from '../../../shared/message/messages.ts';
import { ReadingText } from '../../../shared/ui/reading-text.tsx';
import type { PoolToken } from './pool-token.ts';

/** A raw amount of a pool's token with its unit; unknown where the token has no decimals. */
export function PoolAmount({ token: { decimals, symbol }, raw }: { token: PoolToken; raw: bigint }) {
  return (
    <ReadingText
      reading={toReadingOf(decimals)}
      format={(places) => `${formatAmount(raw, places, { notation: 'grouped' })} ${symbol}`}
      unknownReason={messages.pool.amountUnknown}
    />
  );
}

import { formatUsd } from '@tradewind/rules/amount/format-usd';
import { joinReadings } from '../../../shared/chain/join-readings.ts';
import type { Reading } from '../../../shared/chain/reading.ts';
import { useChain } from '../../../shared/chain/use-chain.ts';
import { useTokenPrices } from '../../../shared/market-info/token-prices.query.ts';
import { messages } from '../../../shared/message/messages.ts';
import { ReadingText } from '../../../shared/ui/reading-text.tsx';
import type { StakePool } from './pool.ts';
import { sumUpLocked } from './sum-up-locked.ts';

const text = messages.stakePool;

/** POOL-01: the sum of locked amounts at the prices of the index; unknown where a locked token has none. */
export function TotalValue({ pools }: { pools: Reading<readonly StakePool[]> }) {
  const { wrappedNative } = useChain().contracts;
  const { prices, ageMinutes } = useTokenPrices();
  const sum = joinReadings(pools, prices, (all, known) => sumUpLocked(all, known, wrappedNative));
  const total: Reading<bigint> =
    sum.state === 'value' || sum.state === 'stale'
      ? sum.value === undefined
        ? { state: 'unknown', reason: 'no-price' }
        : { state: sum.state, value: sum.value }
      : sum;
  return (
    <ReadingText
      reading={total}
      format={formatUsd}
      unknownReason={
        total.state === 'unknown' && total.reason === 'no-price'
          ? text.valueUnknown
          : messages.fiat.unreachable
      }
      staleNote={ageMinutes === undefined ? messages.ui.stale : messages.fiat.age(ageMinutes)}
      skeletonClassName="h-6 w-28"
    />
  );
}

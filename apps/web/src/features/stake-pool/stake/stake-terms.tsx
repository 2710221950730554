import type { Period } from '@tradewind/rules/stake-pool/pool-capacity';
import { messages } from '../../../shared/message/messages.ts';
import { formatCurrencyAmount } from '../../../shared/token-list/format-currency-amount.ts';
import { formatExactCurrency } from '../../../shared/token-list/format-exact-currency.ts';
import { Detail } from '../../../shared/ui/detail.tsx';
import { TimeText } from '../../../shared/ui/time-text.tsx';
import type { StakePool } from '../pool/pool.ts';

const text = messages.stakePoolWrite;

export interface StakeTermsProps {
  pool: StakePool;
  period: Period;
  /** The reward of the whole period, in raw units of the earn token. */
  reward: bigint;
  /** Chain seconds. */
  time: bigint;
}

/** What a stake brings, and when it ends. */
export function StakeTerms({ pool, period, reward, time }: StakeTermsProps) {
  return (
    <div className="grid gap-3">
      <dl className="grid gap-1.5 text-small">
        <Detail label={text.estimate} about={text.estimateAbout}>
          <span title={formatExactCurrency(reward, pool.earn)}>
            {formatCurrencyAmount(reward, pool.earn)}
          </span>
        </Detail>
        <Detail label={text.endsOn}>
          <TimeText seconds={Number(time + period.duration)} />
        </Detail>
      </dl>
      {reward > 0n && (
        <p className="text-caption text-muted">{text.setAside(formatExactCurrency(reward, pool.earn))}</p>
      )}
    </div>
  );
}

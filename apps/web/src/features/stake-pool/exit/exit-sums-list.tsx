import { messages } from '../../../shared/message/messages.ts';
import { formatExactCurrency } from '../../../shared/token-list/format-exact-currency.ts';
import { Detail } from '../../../shared/ui/detail.tsx';
import type { StakePool } from '../pool/pool.ts';
import type { ExitOrder, ExitSums } from './exit-order.ts';

const text = messages.stakePoolWrite;

export interface ExitSumsListProps {
  pool: StakePool;
  way: ExitOrder['way'];
  sums: ExitSums;
}

/** The sums of an exit, with every digit. */
export function ExitSumsList({ pool: { deposit, earn }, way, sums }: ExitSumsListProps) {
  const { principal, fee, reward } = sums;
  return (
    <dl className="grid gap-1.5 text-small">
      <Detail label={text.principal}>{formatExactCurrency(principal, deposit)}</Detail>
      <Detail label={text.fee}>
        <span className={fee > 0n ? 'text-loss' : undefined}>
          {fee > 0n && '−'}
          {formatExactCurrency(fee, deposit)}
        </span>
      </Detail>
      <Detail label={way === 'leave' ? text.rewardKept : text.reward}>
        <span className="text-gain">{formatExactCurrency(reward, earn)}</span>
      </Detail>
    </dl>
  );
}

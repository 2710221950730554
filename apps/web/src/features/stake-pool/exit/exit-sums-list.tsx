import { messages } from '../../../shared/message/messages.ts';
import { Detail } from '../../../shared/ui/detail.tsx';
import { formatExactCurrency } from '../../../shared/token-list/format-exact-currency.ts';
import type { StakePool } from '../pool/pool.ts';
import { computePaid, type ExitOrder, type ExitSums } from './exit-order.ts';

const text = messages.stakePoolWrite;

export interface ExitSumsListProps {
  pool: StakePool;
  way: ExitOrder['way'];
  sums: ExitSums;
  /** Where nothing beside it says it. */
  hasTotal?: boolean;
}

/** The sums of an exit, with every digit, and what they come to. */
export function ExitSumsList({ pool, way, sums, hasTotal = false }: ExitSumsListProps) {
  const { deposit, earn } = pool;
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
      {hasTotal && (
        <Detail label={text.youReceive}>
          <span className="font-semibold">{writePaid(pool, computePaid(way, sums))}</span>
        </Detail>
      )}
    </dl>
  );
}

function writePaid(
  { deposit, earn }: StakePool,
  { principal, reward }: ReturnType<typeof computePaid>,
): string {
  if (deposit.address === earn.address) return formatExactCurrency(principal + reward, deposit);
  const whole = formatExactCurrency(principal, deposit);
  return reward === 0n ? whole : `${whole} + ${formatExactCurrency(reward, earn)}`;
}

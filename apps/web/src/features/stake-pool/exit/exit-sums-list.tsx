import { formatExactAmount } from '@tradewind/rules/amount/format-amount';
import { toGroupedText } from '@tradewind/rules/amount/format-ratio';
import { messages } from '../../../shared/message/messages.ts';
import { formatSummaryAmount } from '../../../shared/token-list/format-currency-amount.ts';
import { formatSymbol, type Token } from '../../../shared/token-list/currency.ts';
import { Detail } from '../../../shared/ui/detail.tsx';
import type { StakePool } from '../pool/pool.ts';
import { computePaid, type ExitOrder, type ExitSums } from './exit-order.ts';

const text = messages.stakePoolWrite;

export interface ExitSumsListProps {
  pool: StakePool;
  way: ExitOrder['way'];
  sums: ExitSums;
}

/** The sums of an exit, with every digit, and what they come to. */
export function ExitSumsList({ pool, way, sums }: ExitSumsListProps) {
  const { deposit, earn } = pool;
  const { principal, fee, reward } = sums;
  return (
    <dl className="grid gap-1.5 text-small">
      <Detail label={text.principal}>{writeExact(principal, deposit)}</Detail>
      <Detail label={text.fee}>
        <span className={fee > 0n ? 'text-loss' : undefined}>
          {fee > 0n && '−'}
          {writeExact(fee, deposit)}
        </span>
      </Detail>
      <Detail label={way === 'leave' ? text.rewardKept : text.reward}>
        <span className="text-gain">{writeExact(reward, earn)}</span>
      </Detail>
      <Detail label={text.youReceive}>
        <span className="text-body font-semibold">{writePaid(pool, computePaid(way, sums))}</span>
      </Detail>
    </dl>
  );
}

function writePaid(
  { deposit, earn }: StakePool,
  { principal, reward }: ReturnType<typeof computePaid>,
): string {
  if (deposit.address === earn.address) return formatSummaryAmount(principal + reward, deposit);
  const whole = formatSummaryAmount(principal, deposit);
  return reward === 0n ? whole : `${whole} + ${formatSummaryAmount(reward, earn)}`;
}

function writeExact(raw: bigint, { decimals, symbol }: Token): string {
  return `${toGroupedText(formatExactAmount(raw, decimals))} ${formatSymbol(symbol)}`;
}

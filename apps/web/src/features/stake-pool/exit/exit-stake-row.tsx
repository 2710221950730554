import { formatBps } from '@tradewind/rules/amount/format-percent';
import { computeExit } from '@tradewind/rules/stake-pool/stake-state';
import { computeFeeBps } from '@tradewind/rules/stake-pool/unstake-fee';
import { messages } from '../../../shared/message/messages.ts';
import { formatCurrencyAmount } from '../../../shared/token-list/format-currency-amount.ts';
import { Checkbox } from '../../../shared/ui/checkbox.tsx';
import type { OwnStake } from '../own/own-part.ts';
import { formatPeriod } from '../pool/format-period.ts';
import type { StakePool } from '../pool/pool.ts';

const text = messages.stakePoolWrite;

export interface ExitStakeRowProps {
  stake: OwnStake;
  pool: StakePool;
  /** Chain seconds. */
  time: bigint;
  isChosen: boolean;
  onToggle: () => void;
}

/** A stake to choose, with its fee of today and its reward. */
export function ExitStakeRow({ stake, pool, time, isChosen, onToggle }: ExitStakeRowProps) {
  const { fee, reward } = computeExit(stake, stake.fees, time);
  const bps = computeFeeBps(stake.fees, time > stake.start ? time - stake.start : 0n);
  return (
    <li>
      <Checkbox isChecked={isChosen} onChange={onToggle}>
        <span className="grid grid-cols-[1fr_auto] gap-x-3">
          <span className="figures font-semibold">
            {text.chooseStake(formatCurrencyAmount(stake.amount, pool.deposit), formatPeriod(stake.duration))}
          </span>
          <span className="figures text-right text-gain">+{formatCurrencyAmount(reward, pool.earn)}</span>
          <span className="col-span-2 text-muted">
            {fee === 0n
              ? text.noFee
              : text.earlyFee(formatCurrencyAmount(fee, pool.deposit), formatBps(Number(bps)))}
          </span>
        </span>
      </Checkbox>
    </li>
  );
}

import { computeEarning } from '@tradewind/rules/stake-pool/reward';
import { computeMaturity } from '@tradewind/rules/stake-pool/stake';
import { messages } from '../../../shared/message/messages.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { Card } from '../../../shared/ui/card.tsx';
import { classNames } from '../../../shared/ui/class-names.ts';
import { TimeText } from '../../../shared/ui/time-text.tsx';
import { formatPeriod } from '../pool/format-period.ts';
import type { StakePool } from '../pool/pool.ts';
import { PoolAmountText } from '../pool/pool-amount-text.tsx';
import { formatRate } from '../pool/rates.ts';
import type { OwnStake } from './own-part.ts';
import type { OwnCardProps } from './pool-action.ts';

const text = messages.stakePool;

export interface StakingCardProps extends OwnCardProps {
  /** Chain seconds. */
  time: bigint;
}

/** The stakes before their end, with the ways in and out. */
export function StakingCard({ pool, figures, isPending, isStale, onAction, time }: StakingCardProps) {
  const { accruing, staked } = figures;
  return (
    <Card as="section" aria-label={text.staking} className="grid gap-3 p-4 tablet:p-6">
      <div className="flex flex-wrap items-baseline justify-between gap-2">
        <h2 className="text-title font-semibold">{text.staking}</h2>
        <span className="font-semibold">
          <PoolAmountText raw={staked} token={pool.deposit} />
        </span>
      </div>
      {accruing.length === 0 ? (
        <p className="text-small text-muted">{text.nothingStaked}</p>
      ) : (
        <ul className={classNames('divide-y divide-line', isStale && 'faded')}>
          {accruing.map((stake) => (
            <StakeRow key={String(stake.id)} stake={stake} pool={pool} time={time} />
          ))}
        </ul>
      )}
      <div className="grid grid-cols-2 gap-2">
        <Button
          tone="quiet"
          disabled={staked === 0n}
          isBusy={isPending}
          aria-haspopup="dialog"
          onClick={() => onAction('unstake')}
        >
          {text.unstake}
        </Button>
        <Button
          disabled={pool.isFinished}
          isBusy={isPending}
          aria-haspopup="dialog"
          onClick={() => onAction('stake')}
        >
          {text.stake}
        </Button>
      </div>
    </Card>
  );
}

function StakeRow({ stake, pool, time }: { stake: OwnStake; pool: StakePool; time: bigint }) {
  return (
    <li className="grid py-2 text-small">
      <span className="flex flex-wrap justify-between gap-x-3">
        <span className="font-semibold">
          <PoolAmountText raw={stake.amount} token={pool.deposit} />
        </span>
        <span className="text-gain">
          <PoolAmountText isGain raw={computeEarning(stake, time)} token={pool.earn} />
        </span>
      </span>
      <span className="flex flex-wrap justify-between gap-x-3 text-muted">
        <span>
          {formatPeriod(stake.duration)} · {formatRate(stake)}
        </span>
        <span>
          {text.endsOn} <TimeText seconds={Number(computeMaturity(stake))} />
        </span>
      </span>
    </li>
  );
}

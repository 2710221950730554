import { computeMaturity } from '@tradewind/rules/stake-pool/stake';
import { computeExit } from '@tradewind/rules/stake-pool/stake-state';
import { TakeBackRow } from '../../../shared/account/take-back-section.tsx';
import { findValue } from '../../../shared/chain/reading.ts';
import { useBlockTime, useChainTime } from '../../../shared/chain/use-chain-time.ts';
import { useReadAgain } from '../../../shared/chain/use-read-again.ts';
import { messages } from '../../../shared/message/messages.ts';
import { formatCurrencyAmount } from '../../../shared/token-list/format-currency-amount.ts';
import { useIsTagPending } from '../../../shared/transaction/use-is-tag-pending.ts';
import { Badge } from '../../../shared/ui/badge.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { classNames } from '../../../shared/ui/class-names.ts';
import { InlineNotice } from '../../../shared/ui/inline-notice.tsx';
import { RetryButton } from '../../../shared/ui/retry-button.tsx';
import { Skeleton } from '../../../shared/ui/skeleton.tsx';
import { TimeText } from '../../../shared/ui/time-text.tsx';
import type { WalletSession } from '../../../shared/wallet/wallet-session.ts';
import { computeOwnFigures, type OwnFigures } from '../own/own-figures.ts';
import type { OwnPart, OwnStake } from '../own/own-part.ts';
import { useOwnPart } from '../own/own-part.query.ts';
import { formatPeriod } from '../pool/format-period.ts';
import type { StakePool } from '../pool/pool.ts';
import { PoolAmountText } from '../pool/pool-amount-text.tsx';
import { PoolLogos, toPoolTitle } from '../pool/pool-heading.tsx';
import { toPoolTag } from '../pool-tag.ts';
import type { OpenedExit } from './opened-exit.ts';

const text = messages.stakePool;
const own = messages.stakePoolTakeBack;

export interface HeldPoolLinesProps {
  pool: StakePool;
  session: WalletSession;
  onOpen: (exit: OpenedExit) => void;
  onWithdraw: (pool: StakePool, credit: bigint) => void;
}

/** What one pool holds of the account, with what leaving costs now. */
export function HeldPoolLines(props: HeldPoolLinesProps) {
  const { pool, session } = props;
  const reading = useOwnPart(pool.address, session.account);
  const again = useReadAgain();
  const seconds = useChainTime();
  const blockTime = useBlockTime();
  const part = findValue(reading);
  const isTimed = seconds !== undefined && blockTime !== undefined;
  return (
    <li className="py-3 first:pt-0 last:pb-0">
      <h3 className="flex flex-wrap items-center gap-2 text-small font-semibold text-muted">
        <PoolLogos pool={pool} size={24} />
        {toPoolTitle(pool)}
        {pool.isFinished && <Badge>{text.finished}</Badge>}
      </h3>
      {reading.state === 'unknown' && (
        <InlineNotice
          tone="warning"
          action={<RetryButton onRetry={again.retry} isRetrying={again.isRetrying} />}
        >
          {text.partUnknown}
        </InlineNotice>
      )}
      {part && isTimed && (
        <ul className={classNames('divide-y divide-line', reading.state === 'stale' && 'faded')}>
          <Lines {...props} part={part} time={BigInt(seconds)} blockTime={blockTime} />
        </ul>
      )}
      {reading.state !== 'unknown' && (!part || !isTimed) && <Skeleton className="my-3 h-11 w-full" />}
    </li>
  );
}

type LinesProps = HeldPoolLinesProps & {
  part: OwnPart;
  /** Chain seconds. */
  time: bigint;
  /** Chain seconds of the last block. */
  blockTime: bigint;
};

function Lines({ pool, session, part, time, blockTime, onOpen, onWithdraw }: LinesProps) {
  const isPending = useIsTagPending(toPoolTag(pool.address), session.account);
  const { accruing, matured, due } = computeOwnFigures(part, time);
  const open = (action: OpenedExit['action'], taken: OwnPart = part) =>
    onOpen({ action, pool, own: taken, time: blockTime });
  return (
    <>
      {part.credit > 0n && (
        <TakeBackRow
          what={own.credit}
          since={text.creditText}
          amount={<PoolAmountText raw={part.credit} token={pool.earn} />}
          action={
            <Button
              size="small"
              isBusy={isPending}
              onClick={() => onWithdraw(pool, part.credit)}
              aria-haspopup="dialog"
            >
              {text.withdraw}
            </Button>
          }
        />
      )}
      {matured + due > 0n && (
        <HarvestRow
          pool={pool}
          matured={matured}
          due={due}
          unpaidSince={findUnpaidSince(part.stakes)}
          isPending={isPending}
          onHarvest={() => open('harvest')}
        />
      )}
      {accruing.map((stake) => (
        <StakeRow
          key={String(stake.id)}
          pool={pool}
          stake={stake}
          time={time}
          isPending={isPending}
          onUnstake={() => open('unstake', { ...part, stakes: [stake] })}
        />
      ))}
      {part.stakes.length > 0 && (
        <LeaveRow
          pool={pool}
          stakes={part.stakes}
          time={time}
          isPending={isPending}
          onLeave={() => open('leave')}
        />
      )}
    </>
  );
}

interface RowProps {
  pool: StakePool;
  /** A write in this pool is pending. */
  isPending: boolean;
}

interface TimedRowProps extends RowProps {
  /** Chain seconds. */
  time: bigint;
}

interface HarvestRowProps extends RowProps, Pick<OwnFigures, 'matured' | 'due'> {
  /** Chain seconds. */
  unpaidSince: bigint;
  onHarvest: () => void;
}

/** All that is due without a fee: ended stakes, and the rewards of every stake. */
function HarvestRow({ pool, matured, due, unpaidSince, isPending, onHarvest }: HarvestRowProps) {
  return (
    <TakeBackRow
      what={matured > 0n ? own.endedStakes : text.rewardsDue}
      since={<Since seconds={unpaidSince} />}
      note={own.free}
      amount={
        <span className="grid">
          {matured > 0n && <PoolAmountText raw={matured} token={pool.deposit} />}
          <span className="text-gain">
            <PoolAmountText isGain raw={due} token={pool.earn} />
          </span>
        </span>
      }
      action={
        <Button size="small" isBusy={isPending} aria-haspopup="dialog" onClick={onHarvest}>
          {text.harvest}
        </Button>
      }
    />
  );
}

function StakeRow({
  pool,
  stake,
  time,
  isPending,
  onUnstake,
}: TimedRowProps & { stake: OwnStake; onUnstake: () => void }) {
  const { fee } = computeExit(stake, stake.fees, time);
  return (
    <TakeBackRow
      what={own.stake(formatPeriod(stake.duration))}
      since={
        <>
          <Since seconds={stake.start} /> · {text.endsOn}{' '}
          <TimeText seconds={Number(computeMaturity(stake))} />
        </>
      }
      note={toFeeNote(fee, pool)}
      amount={<PoolAmountText raw={stake.amount} token={pool.deposit} />}
      action={
        <Button size="small" isBusy={isPending} aria-haspopup="dialog" onClick={onUnstake}>
          {text.unstake}
        </Button>
      }
    />
  );
}

/** Every principal without its reward. */
function LeaveRow({
  pool,
  stakes,
  time,
  isPending,
  onLeave,
}: TimedRowProps & { stakes: readonly OwnStake[]; onLeave: () => void }) {
  return (
    <TakeBackRow
      what={text.principalAlone}
      since={text.principalAloneText}
      note={toFeeNote(sumFees(stakes, time), pool)}
      amount={<PoolAmountText raw={sumPrincipal(stakes)} token={pool.deposit} />}
      action={
        <Button size="small" tone="quiet" isBusy={isPending} aria-haspopup="dialog" onClick={onLeave}>
          {own.leave}
        </Button>
      }
    />
  );
}

function Since({ seconds }: { seconds: bigint }) {
  return (
    <>
      {messages.takeBack.since} <TimeText seconds={Number(seconds)} />
    </>
  );
}

function toFeeNote(fee: bigint, { deposit }: StakePool): string {
  return fee > 0n ? own.leavingCosts(formatCurrencyAmount(fee, deposit)) : own.free;
}

function sumFees(stakes: readonly OwnStake[], time: bigint): bigint {
  return stakes.reduce((sum, stake) => sum + computeExit(stake, stake.fees, time).fee, 0n);
}

function sumPrincipal(stakes: readonly OwnStake[]): bigint {
  return stakes.reduce((sum, { amount }) => sum + amount, 0n);
}

/** The earliest time from which a stake's reward is not paid. */
function findUnpaidSince(stakes: readonly OwnStake[]): bigint {
  const times = stakes.map(({ start, paidUntil }) => (paidUntil > start ? paidUntil : start));
  return times.reduce((earliest, time) => (time < earliest ? time : earliest), times[0] ?? 0n);
}

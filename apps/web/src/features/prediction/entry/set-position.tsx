import { computePayout } from '@tradewind/rules/prediction/payout';
import { lazy, Suspense, useState } from 'react';
import { findValue } from '../../../shared/chain/reading.ts';
import { messages } from '../../../shared/message/messages.ts';
import { useNativeBalance } from '../../../shared/token-list/balances.query.ts';
import { useCurrencies } from '../../../shared/token-list/currencies.ts';
import { IconButton } from '../../../shared/ui/icon-button.tsx';
import { useWalletSession } from '../../../shared/wallet/wallet-session.ts';
import { LockCountdown } from '../live/lock-countdown.tsx';
import type { RoundView } from '../round/round-view.ts';
import { NativeText } from '../native-text.tsx';
import { NativeValue } from '../native-value.tsx';
import {
  computePercent,
  computeShare,
  findStakeProblem,
  parseStake,
  type StakeProblem,
} from './entry-form.ts';
import { findOpponent } from './empty-side.ts';
import { SideChoice } from './side-choice.tsx';
import { StakeAction } from './stake-action.tsx';
import { StakeField } from './stake-field.tsx';
import { StakeShare } from './stake-share.tsx';
import { useEntry } from './use-entry.ts';

const FiatText = lazy(() =>
  import('../../../shared/token-list/fiat-text.tsx').then((module) => ({ default: module.FiatText })),
);

const text = messages.prediction;

export interface SetPositionProps {
  round: RoundView;
  /** Wei. */
  minimum: bigint;
  /** Chain seconds. */
  now: number;
  isUp: boolean;
  /** The reason why entries are blocked now. */
  blockedReason: string | undefined;
  onSide: (isUp: boolean) => void;
  onClose: () => void;
}

/** The back of the open round's card: the amount and the side. */
export function SetPosition({ round, minimum, now, isUp, blockedReason, onSide, onClose }: SetPositionProps) {
  const session = useWalletSession();
  const { native } = useCurrencies();
  const [typed, setTyped] = useState('');
  const balance = useNativeBalance(session?.account);
  const amount = parseStake(typed);
  const known = findValue(balance);
  const problem = findStakeProblem(amount, { minimum, balance: known });
  const entry = useEntry({ session, round, isUp, onEntered: onClose });
  const isDisabled = session === undefined || entry.isBusy;
  const stake = amount.isValid && problem === undefined ? amount.raw : undefined;
  return (
    <form
      aria-label={text.setPosition}
      onSubmit={(event) => event.preventDefault()}
      className="turns-over flex w-full flex-col overflow-hidden rounded-card border border-accent bg-raised shadow-card"
    >
      <FormHead secondsLeft={round.lockAt - now} onClose={onClose} />
      <div className="flex grow flex-col gap-3 px-4 pb-4">
        <SideChoice isUp={isUp} isDisabled={isDisabled} onSide={onSide} />
        <div>
          <StakeField
            typed={typed}
            balance={session && balance}
            isDisabled={isDisabled}
            error={problem === undefined || problem === 'enter-amount' ? undefined : problemTexts[problem]}
            value={
              amount.isValid && (
                <Suspense fallback={null}>
                  <FiatText currency={native} raw={amount.raw} />
                </Suspense>
              )
            }
            onTyped={setTyped}
          />
          <StakeShare
            percent={computePercent(amount, known)}
            isDisabled={isDisabled || known === undefined}
            onPercent={(percent) => known !== undefined && setTyped(computeShare(known, percent))}
          />
        </div>
        <Prospect round={round} isUp={isUp} stake={stake} />
        <div className="mt-auto grid gap-2">
          <StakeAction
            session={session}
            label={problem === 'enter-amount' ? text.enterAmount : text.confirm}
            isDisabled={problem !== undefined}
            blockedReason={blockedReason}
            entry={entry}
            order={stake === undefined ? undefined : entry.toOrder(stake)}
            onConfirm={() => amount.isValid && entry.send(amount.raw)}
          />
        </div>
      </div>
    </form>
  );
}

function FormHead({ secondsLeft, onClose }: { secondsLeft: number; onClose: () => void }) {
  return (
    <header className="flex min-h-12 shrink-0 items-center gap-1 pr-4 pl-1">
      <IconButton icon="arrowLeft" label={text.back} onClick={onClose} />
      <h2 className="font-semibold">{text.setPosition}</h2>
      <LockCountdown seconds={secondsLeft} className="ml-auto text-small text-muted" />
    </header>
  );
}

/**
 * The possible payout, or the note that the other side is empty. It is always two lines high to avoid a layout shift.
 */
function Prospect({ round, isUp, stake }: { round: RoundView; isUp: boolean; stake: bigint | undefined }) {
  const noOpponent = findOpponent(round, isUp);
  return (
    <p className="flex min-h-8 items-center justify-between gap-2 text-caption text-muted">
      {noOpponent ?? <span>{text.ifWins(isUp ? text.up : text.down)}</span>}
      {noOpponent === undefined &&
        (stake === undefined ? (
          <span aria-hidden>–</span>
        ) : (
          <span>
            <NativeText wei={computeReturn(round, isUp, stake)} className="font-semibold text-text" />
            <NativeValue wei={computeReturn(round, isUp, stake)} />
          </span>
        ))}
    </p>
  );
}

const problemTexts: Record<Exclude<StakeProblem, 'enter-amount'>, string> = {
  'below-minimum': text.minimum,
  insufficient: text.insufficient,
  'too-many-decimals': text.tooManyDecimals,
  'too-large': text.tooLarge,
};

/** The payout of a stake if its side won, from the current stakes and its own. */
function computeReturn({ totalUp, totalDown }: RoundView, isUp: boolean, stake: bigint): bigint {
  const totals = isUp ? { totalUp: totalUp + stake, totalDown } : { totalUp, totalDown: totalDown + stake };
  return computePayout({ isUp, amount: stake }, totals, isUp ? 'up' : 'down');
}

import { computePayout } from '@tradewind/rules/prediction/payout';
import { useState } from 'react';
import { findValue } from '../../../shared/chain/reading.ts';
import { messages } from '../../../shared/message/messages.ts';
import { useNativeBalance } from '../../../shared/token-list/balances.query.ts';
import { Icon } from '../../../shared/ui/icon.tsx';
import { IconButton } from '../../../shared/ui/icon-button.tsx';
import { InlineNotice } from '../../../shared/ui/inline-notice.tsx';
import { useWalletSession } from '../../../shared/wallet/wallet-session.ts';
import { formatCountdown } from '../live/countdown.ts';
import type { RoundView } from '../round/round-view.ts';
import { NativeText } from '../native-text.tsx';
import {
  computePercent,
  computeShare,
  findStakeProblem,
  parseStake,
  type StakeProblem,
} from './entry-form.ts';
import { EntryAction } from './entry-action.tsx';
import { SideChoice } from './side-choice.tsx';
import { StakeField } from './stake-field.tsx';
import { StakeShare } from './stake-share.tsx';
import { useEntry } from './use-entry.ts';

const text = messages.prediction;

export interface SetPositionProps {
  round: RoundView;
  /** Wei. */
  minimum: bigint;
  /** Chain seconds. */
  now: number;
  isUp: boolean;
  /** Why nobody can enter now. */
  blockedReason: string | undefined;
  onSide: (isUp: boolean) => void;
  onClose: () => void;
}

/** The other face of the open round's card: how much, on which side. */
export function SetPosition({ round, minimum, now, isUp, blockedReason, onSide, onClose }: SetPositionProps) {
  const session = useWalletSession();
  const [typed, setTyped] = useState('');
  const balance = useNativeBalance(session?.account);
  const amount = parseStake(typed);
  const known = findValue(balance);
  const problem = findStakeProblem(amount, { minimum, balance: known });
  const entry = useEntry({ session, round, isUp, onEntered: onClose });
  const isDisabled = session === undefined || entry.isBusy;
  return (
    <form
      aria-label={text.setPosition}
      onSubmit={(event) => event.preventDefault()}
      className="turns-over flex h-[28rem] w-full flex-col overflow-hidden rounded-card border border-accent bg-raised shadow-card"
    >
      <FormHead secondsLeft={round.lockAt - now} onClose={onClose} />
      <div className="flex min-h-0 grow flex-col gap-3 overflow-y-auto px-4 pb-4">
        <SideChoice isUp={isUp} isDisabled={isDisabled} onSide={onSide} />
        <div>
          <StakeField
            typed={typed}
            balance={session && balance}
            isDisabled={isDisabled}
            error={problem === undefined || problem === 'enter-amount' ? undefined : problemTexts[problem]}
            onTyped={setTyped}
          />
          <StakeShare
            percent={computePercent(amount, known)}
            isDisabled={isDisabled || known === undefined}
            onPercent={(percent) => known !== undefined && setTyped(computeShare(known, percent))}
          />
        </div>
        <p className="flex min-h-5 items-baseline justify-between gap-2 text-caption text-muted">
          <span>{text.ifWins(isUp ? text.up : text.down)}</span>
          {amount.isValid && problem === undefined ? (
            <NativeText wei={computeReturn(round, isUp, amount.raw)} className="font-semibold text-text" />
          ) : (
            <span aria-hidden>–</span>
          )}
        </p>
        <div className="mt-auto grid gap-2">
          {entry.failure !== undefined && <InlineNotice tone="error">{entry.failure}</InlineNotice>}
          <EntryAction
            session={session}
            label={problem === 'enter-amount' ? text.enterAmount : text.confirm}
            isDisabled={problem !== undefined}
            blockedReason={blockedReason}
            entry={entry}
            onConfirm={() => amount.isValid && entry.send(amount.raw)}
          />
        </div>
      </div>
    </form>
  );
}

function FormHead({ secondsLeft, onClose }: { secondsLeft: number; onClose: () => void }) {
  const left = formatCountdown(secondsLeft);
  return (
    <header className="flex min-h-12 shrink-0 items-center gap-1 pr-4 pl-1">
      <IconButton icon="arrowLeft" label={text.back} onClick={onClose} />
      <h2 className="font-semibold">{text.setPosition}</h2>
      <span className="figures ml-auto inline-flex items-center gap-1.5 text-small text-muted">
        <Icon name="clock" size={16} />
        <span className="sr-only">{text.locksIn(left)}</span>
        <span aria-hidden>{left}</span>
      </span>
    </header>
  );
}

const problemTexts: Record<Exclude<StakeProblem, 'enter-amount'>, string> = {
  'below-minimum': text.minimum,
  insufficient: text.insufficient,
  'too-many-decimals': text.tooManyDecimals,
  'too-large': text.tooLarge,
};

/** What a stake would bring if its side won, with what is staked by now and itself. */
function computeReturn({ totalUp, totalDown }: RoundView, isUp: boolean, stake: bigint): bigint {
  const totals = isUp ? { totalUp: totalUp + stake, totalDown } : { totalUp, totalDown: totalDown + stake };
  return computePayout({ isUp, amount: stake }, totals, isUp ? 'up' : 'down');
}

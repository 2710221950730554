import { LockCountdown } from '../live/lock-countdown.tsx';
import { VerifyButton } from '../verify/verify-button.tsx';
import { CalculatingBody } from './calculating-body.tsx';
import { CardFrame } from './card-frame.tsx';
import { ExpiredBody } from './expired-body.tsx';
import { LaterBody } from './later-body.tsx';
import { LiveBody } from './live-body.tsx';
import { NextBody } from './next-body.tsx';
import { RoundProgress } from './round-progress.tsx';
import type { RoundView } from './round-view.ts';
import { SideBand } from './side-band.tsx';

export interface RoundCardProps {
  round: RoundView;
  /** Chain seconds. */
  now: number;
  /** The time of the feed's last update, if it is silent for too long. */
  silentSince: number | undefined;
  /** The reason why entries are blocked now. */
  blockedReason: string | undefined;
  /** An entry of this account is pending. */
  isEntering: boolean;
  onEnter: (isUp: boolean) => void;
}

/** One round in any state. */
export function RoundCard({ round, now, silentSince, ...entry }: RoundCardProps) {
  const { epoch, stage, position, change } = round;
  const isDecided = stage === 'live' || stage === 'expired';
  return (
    <CardFrame
      epoch={epoch}
      stage={stage}
      countdown={
        stage === 'next' ? (
          <LockCountdown seconds={round.lockAt - now} className="mx-auto text-body font-semibold" />
        ) : undefined
      }
      action={
        stage === 'expired' && round.pool > 0n ? <VerifyButton epoch={epoch} shown={round} /> : undefined
      }
      progress={stage === 'live' ? <RoundProgress seconds={now - round.lockAt} /> : undefined}
    >
      <SideBand
        isUp
        multiplier={round.upMultiplier}
        isAhead={isDecided && isAhead(round, true)}
        position={position}
      />
      <div
        data-view={stage === 'expired' && change !== undefined ? (change >= 0n ? 'win' : 'loss') : undefined}
        className="flex grow flex-col justify-center rounded-control border border-line px-4 py-2"
      >
        {stage === 'later' && <LaterBody lockAt={round.lockAt} now={now} />}
        {stage === 'next' && <NextBody round={round} {...entry} />}
        {stage === 'live' && <LiveBody round={round} isStale={silentSince !== undefined} />}
        {stage === 'calculating' && <CalculatingBody round={round} now={now} silentSince={silentSince} />}
        {stage === 'expired' && <ExpiredBody round={round} />}
      </div>
      <SideBand
        isUp={false}
        multiplier={round.downMultiplier}
        isAhead={isDecided && isAhead(round, false)}
        position={position}
      />
    </CardFrame>
  );
}

/** The result of an ended round, or the price of a live one. */
function isAhead({ outcome, stage, change }: RoundView, isUp: boolean): boolean {
  if (outcome !== 'pending') return outcome === (isUp ? 'up' : 'down');
  if (change === undefined || (stage !== 'live' && stage !== 'expired')) return false;
  return isUp ? change > 0n : change < 0n;
}

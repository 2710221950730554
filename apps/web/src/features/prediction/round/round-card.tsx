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
  /** When the feed spoke last, if it has been silent for too long. */
  silentSince: number | undefined;
  /** Why nobody can enter now. */
  blockedReason: string | undefined;
  /** An entry of this account is on its way. */
  isEntering: boolean;
  onEnter: (isUp: boolean) => void;
}

/** One round in whatever state it is. */
export function RoundCard({ round, now, silentSince, ...entry }: RoundCardProps) {
  const { epoch, stage, position, change } = round;
  const isDecided = stage === 'live' || stage === 'expired';
  return (
    <CardFrame
      epoch={epoch}
      stage={stage}
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
        className="flex min-h-0 grow flex-col justify-center rounded-control border border-line px-4 py-3"
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

/** What a round came to counts; while it lives, its price. */
function isAhead({ outcome, stage, change }: RoundView, isUp: boolean): boolean {
  if (outcome !== 'pending') return outcome === (isUp ? 'up' : 'down');
  if (change === undefined || (stage !== 'live' && stage !== 'expired')) return false;
  return isUp ? change > 0n : change < 0n;
}

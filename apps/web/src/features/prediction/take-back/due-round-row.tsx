import { computeLockTime } from '@tradewind/rules/prediction/grid';
import { TakeBackRow } from '../../../shared/account/take-back-section.tsx';
import { useChainTime } from '../../../shared/chain/use-chain-time.ts';
import { messages } from '../../../shared/message/messages.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { TimeText } from '../../../shared/ui/time-text.tsx';
import type { Market } from '../live/market.ts';
import { NativeText } from '../native-text.tsx';
import type { DueRound } from './due-rounds.query.ts';

const text = messages.predictionTakeBack;
const claim = messages.predictionClaim;

export interface DueRoundRowProps {
  market: Pick<Market, 'genesis'>;
  round: DueRound;
  onCollect: () => void;
}

/** A round to collect; one that is over and not settled is settled by the same transaction. */
export function DueRoundRow({ market: { genesis }, round, onCollect }: DueRoundRowProps) {
  const { epoch, outcome, stake, payout } = round;
  const now = useChainTime();
  const endsAt = computeLockTime(Number(genesis), epoch + 1);
  const isPending = outcome === 'pending';
  const isRunning = isPending && (now === undefined || now < endsAt);
  const label = isPending ? claim.settle : claim.collect;
  return (
    <TakeBackRow
      what={toTitle(round, isRunning)}
      since={
        <>
          {isRunning ? text.until : messages.takeBack.since} <TimeText seconds={endsAt} />
        </>
      }
      note={isRunning ? text.runningText : isPending ? claim.late : undefined}
      amount={<NativeText wei={isPending ? stake : payout} />}
      action={
        !isRunning && (
          <Button
            size="small"
            aria-label={claim.collectRound(label, String(epoch))}
            onClick={onCollect}
            aria-haspopup="dialog"
          >
            {label}
          </Button>
        )
      }
    />
  );
}

function toTitle({ epoch, outcome }: DueRound, isRunning: boolean): string {
  const id = String(epoch);
  if (outcome === 'pending') return isRunning ? text.running(id) : text.ended(id);
  return outcome === 'up' || outcome === 'down' ? text.won(id) : text.refund(id);
}

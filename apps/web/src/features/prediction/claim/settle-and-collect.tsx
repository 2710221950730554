import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useChainTime } from '../../../shared/chain/use-chain-time.ts';
import { useChain } from '../../../shared/chain/use-chain.ts';
import { messages } from '../../../shared/message/messages.ts';
import { PlainWriteSlot } from '../../../shared/payment/plain-write-slot.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { useWalletSession } from '../../../shared/wallet/wallet-session.ts';
import { createPredictionKey } from '../prediction-key.ts';
import { createCollectPlan } from './collect-plan.ts';

const text = messages.predictionClaim;

/** Usually the prices are proven by then. */
const patienceSeconds = 30;

export interface SettleAndCollectProps {
  epoch: number;
  /** Whether it has ended and is not settled. */
  isNeeded: boolean;
  /** Chain seconds at which the round ended. */
  endedAt: number;
}

/** For an ended, unsettled round: the account settles and collects in one transaction of its own. */
export function SettleAndCollect({ epoch, isNeeded, endedAt }: SettleAndCollectProps) {
  const chain = useChain();
  const session = useWalletSession();
  const queries = useQueryClient();
  const now = useChainTime();
  const [isOpen, setIsOpen] = useState(false);
  const isLate = isNeeded && now !== undefined && now > endedAt + patienceSeconds;
  // The dialog stays open until it is closed, also when nothing is left to do.
  if (!session || (!isLate && !isOpen)) return null;
  const { account } = session;
  return (
    <div className="w-full empty:hidden">
      {isLate && (
        <>
          <p className="mb-2 text-small text-muted">{text.late}</p>
          <Button tone="secondary" onClick={() => setIsOpen(true)} aria-haspopup="dialog">
            {text.settle}
          </Button>
        </>
      )}
      {isOpen && (
        <PlainWriteSlot
          session={session}
          title={text.settle}
          plan={createCollectPlan({ chain, account, epochs: [epoch], payout: undefined })}
          onEnd={() => void queries.invalidateQueries({ queryKey: createPredictionKey(chain) })}
          onClose={() => setIsOpen(false)}
        >
          <p className="text-small text-muted">{text.late}</p>
        </PlainWriteSlot>
      )}
    </div>
  );
}

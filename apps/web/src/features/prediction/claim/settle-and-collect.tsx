import { useQueryClient } from '@tanstack/react-query';
import { useChainTime } from '../../../shared/chain/use-chain-time.ts';
import { useChain } from '../../../shared/chain/use-chain.ts';
import { messages } from '../../../shared/message/messages.ts';
import { TransactionDialog } from '../../../shared/transaction/transaction-dialog.tsx';
import { isBeforeSubmission } from '../../../shared/transaction/transaction-plan.ts';
import { useTransaction } from '../../../shared/transaction/transaction.mutation.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { toTransactionWallet } from '../../../shared/wallet/to-transaction-wallet.ts';
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
  const { progress, run, reset } = useTransaction();
  const isLate = isNeeded && now !== undefined && now > endedAt + patienceSeconds;
  // The dialog stays open until it is closed, also when nothing is left to do.
  if (!session || (!isLate && progress.stage === 'idle')) return null;
  const plan = createCollectPlan(chain, session.account, [epoch]);
  const settle = async () => {
    await run(plan, toTransactionWallet(session));
    void queries.invalidateQueries({ queryKey: createPredictionKey(chain) });
  };
  return (
    <div className="w-full empty:hidden">
      {isLate && (
        <>
          <p className="mb-2 text-small text-muted">{text.late}</p>
          <Button tone="secondary" isBusy={isBeforeSubmission(progress)} onClick={() => void settle()}>
            {text.settle}
          </Button>
        </>
      )}
      <TransactionDialog progress={progress} summary={plan.summary} onClose={reset} />
    </div>
  );
}

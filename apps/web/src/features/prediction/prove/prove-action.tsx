import { useChain } from '../../../shared/chain/use-chain.ts';
import { messages } from '../../../shared/message/messages.ts';
import { isBeforeSubmission } from '../../../shared/transaction/transaction-plan.ts';
import { useTransaction } from '../../../shared/transaction/transaction.mutation.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { toTransactionWallet } from '../../../shared/wallet/to-transaction-wallet.ts';
import { openWalletDialog } from '../../../shared/wallet/wallet-dialog-store.ts';
import { useWalletSession } from '../../../shared/wallet/wallet-session.ts';
import type { LateBoundary } from './late-boundary.ts';
import { createProvePlan } from './prove-plan.ts';

const text = messages.prediction.notice;

/** Resolves a boundary instead of the keeper, by the user's own transaction. */
export function ProveAction(late: LateBoundary) {
  const chain = useChain();
  const session = useWalletSession();
  const { progress, run } = useTransaction();
  const prove = () =>
    session
      ? void run(createProvePlan(chain, session.account, late), toTransactionWallet(session))
      : openWalletDialog('connect');
  const isBusy = isBeforeSubmission(progress) || progress.stage === 'submitted';
  return (
    <>
      <Button size="small" tone="secondary" isBusy={isBusy} onClick={prove}>
        {isBusy ? text.settling : text.settle}
      </Button>
      {progress.stage === 'failed' && <p className="mt-1 text-text">{progress.message}</p>}
    </>
  );
}

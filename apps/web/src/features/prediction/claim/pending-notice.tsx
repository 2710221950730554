import { useChain } from '../../../shared/chain/use-chain.ts';
import { findValue } from '../../../shared/chain/reading.ts';
import { messages } from '../../../shared/message/messages.ts';
import { TransactionDialog } from '../../../shared/transaction/transaction-dialog.tsx';
import { isBeforeSubmission } from '../../../shared/transaction/transaction-plan.ts';
import { useTransaction } from '../../../shared/transaction/transaction.mutation.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { InlineNotice } from '../../../shared/ui/inline-notice.tsx';
import { toTransactionWallet } from '../../../shared/wallet/to-transaction-wallet.ts';
import type { WalletSession } from '../../../shared/wallet/wallet-session.ts';
import { useNativeFormat } from '../format-native.ts';
import { usePending } from './pending.query.ts';
import { createWithdrawPlan } from './withdraw-plan.ts';

const text = messages.predictionClaim;

/** The credit of an account, with a withdraw button; nothing when there is none. */
export function PendingNotice({ session }: { session: WalletSession }) {
  const chain = useChain();
  const pending = findValue(usePending(session.account)) ?? 0n;
  const formatNative = useNativeFormat();
  const { progress, run, reset } = useTransaction();
  if (pending === 0n && progress.stage === 'idle') return null;
  const plan = createWithdrawPlan(chain, session.account, formatNative(pending));
  return (
    <>
      {pending > 0n && (
        <InlineNotice
          tone="information"
          title={text.pendingTitle(formatNative(pending))}
          action={
            <Button
              size="small"
              isBusy={isBeforeSubmission(progress)}
              onClick={() => void run(plan, toTransactionWallet(session))}
            >
              {text.withdraw}
            </Button>
          }
        >
          {text.pendingText}
        </InlineNotice>
      )}
      <TransactionDialog progress={progress} summary={plan.summary} onClose={reset} />
    </>
  );
}

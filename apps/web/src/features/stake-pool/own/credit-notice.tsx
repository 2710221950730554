import { useChain } from '../../../shared/chain/use-chain.ts';
import { messages } from '../../../shared/message/messages.ts';
import { formatCurrencyAmount } from '../../../shared/token-list/format-currency-amount.ts';
import { TransactionDialogSlot } from '../../../shared/transaction/transaction-dialog-slot.tsx';
import { isBeforeSubmission } from '../../../shared/transaction/transaction-plan.ts';
import { useTransaction } from '../../../shared/transaction/transaction.mutation.ts';
import { useIsTagPending } from '../../../shared/transaction/use-is-tag-pending.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { InlineNotice } from '../../../shared/ui/inline-notice.tsx';
import { toTransactionWallet } from '../../../shared/wallet/to-transaction-wallet.ts';
import type { WalletSession } from '../../../shared/wallet/wallet-session.ts';
import type { StakePool } from '../pool/pool.ts';
import { toPoolTag } from '../pool-tag.ts';

const text = messages.stakePool;

export interface CreditNoticeProps {
  pool: Pick<StakePool, 'address' | 'earn'>;
  session: WalletSession;
  /** Raw units of the earn token. */
  credit: bigint;
}

/** The credit of an account in a pool, with a withdraw button; nothing when there is none. */
export function CreditNotice({ pool, session, credit }: CreditNoticeProps) {
  const chain = useChain();
  const { progress, run, reset } = useTransaction();
  const isPending = useIsTagPending(toPoolTag(pool.address), session.account);
  const amount = formatCurrencyAmount(credit, pool.earn);
  const withdraw = async () => {
    const load = () =>
      import('../exit/credit-plan.ts').then((m) => m.createCreditPlan(chain, pool, session.account, credit));
    await run(load, toTransactionWallet(session));
  };
  return (
    <>
      {credit > 0n && (
        <InlineNotice
          tone="information"
          title={text.creditTitle(amount)}
          action={
            <Button
              size="small"
              isBusy={isPending || isBeforeSubmission(progress)}
              onClick={() => void withdraw()}
            >
              {text.withdraw}
            </Button>
          }
        >
          {text.creditText}
        </InlineNotice>
      )}
      <TransactionDialogSlot
        progress={progress}
        summary={messages.stakePool.creditSummary(amount)}
        onClose={reset}
      />
    </>
  );
}

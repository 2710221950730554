import { useState } from 'react';
import { useLastChainTime } from '../../../shared/chain/use-chain-time.ts';
import { useChain } from '../../../shared/chain/use-chain.ts';
import { useReadAgain } from '../../../shared/chain/use-read-again.ts';
import { TakeBackSection } from '../../../shared/account/take-back-section.tsx';
import { messages } from '../../../shared/message/messages.ts';
import type { TakeBackProps } from '../../../shared/site/account-part.ts';
import { formatCurrencyAmount } from '../../../shared/token-list/format-currency-amount.ts';
import { TransactionDialogSlot } from '../../../shared/transaction/transaction-dialog-slot.tsx';
import { isUnderWay } from '../../../shared/transaction/transaction-plan.ts';
import { useTransaction } from '../../../shared/transaction/transaction.mutation.ts';
import { DialogBoundary } from '../../../shared/ui/dialog-boundary.tsx';
import { lazyPart } from '../../../shared/ui/lazy-part.ts';
import { toTransactionWallet } from '../../../shared/wallet/to-transaction-wallet.ts';
import type { WalletSession } from '../../../shared/wallet/wallet-session.ts';
import { findFactory } from '../get-factory.ts';
import { useHeldPools } from '../own/held-pools.ts';
import type { StakePool } from '../pool/pool.ts';
import { HeldPoolLines } from './held-pool-lines.tsx';
import type { OpenedExit } from './opened-exit.ts';

const PoolDialog = lazyPart(() => import('../pool-dialog.tsx').then((m) => ({ default: m.PoolDialog })));

/** Stakes and credits of the account in every pool, finished ones too, each with its way out. */
export function PoolTakeBack({ session }: TakeBackProps) {
  const isHere = findFactory(useChain()) !== undefined;
  return isHere ? <HeldPools session={session} /> : null;
}

function HeldPools({ session }: TakeBackProps) {
  const held = useHeldPools(session.account);
  const again = useReadAgain();
  const seconds = useLastChainTime();
  const [opened, setOpened] = useState<OpenedExit>();
  const credit = useCreditWithdrawal(session);
  const close = () => setOpened(undefined);
  return (
    <>
      <TakeBackSection
        title={messages.stakePoolMenu.launchPools}
        lines={held}
        emptyText={messages.stakePoolTakeBack.nothing}
        {...again}
      >
        {({ pool }) => (
          <HeldPoolLines
            key={pool.address}
            pool={pool}
            session={session}
            onOpen={setOpened}
            onWithdraw={credit.withdraw}
            isWithdrawing={isUnderWay(credit.progress)}
          />
        )}
      </TakeBackSection>
      {opened && seconds !== undefined && (
        <DialogBoundary onClose={close}>
          <PoolDialog {...opened} session={session} time={BigInt(seconds)} onClose={close} />
        </DialogBoundary>
      )}
      <TransactionDialogSlot progress={credit.progress} summary={credit.summary} onClose={credit.reset} />
    </>
  );
}

/** Withdraws the credit of a pool; its dialog outlives the line. */
function useCreditWithdrawal(session: WalletSession) {
  const chain = useChain();
  const { progress, run, reset } = useTransaction();
  const [summary, setSummary] = useState('');
  const withdraw = (pool: StakePool, credit: bigint) => {
    setSummary(messages.stakePool.creditSummary(formatCurrencyAmount(credit, pool.earn)));
    const load = () =>
      import('../exit/credit-plan.ts').then((m) => m.createCreditPlan(chain, pool, session.account, credit));
    void run(load, toTransactionWallet(session));
  };
  return { progress, reset, summary, withdraw };
}

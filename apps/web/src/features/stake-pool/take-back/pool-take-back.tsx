import { useState } from 'react';
import { useChain } from '../../../shared/chain/use-chain.ts';
import { useReadAgain } from '../../../shared/chain/use-read-again.ts';
import { TakeBackSection } from '../../../shared/account/take-back-section.tsx';
import { messages } from '../../../shared/message/messages.ts';
import type { TakeBackProps } from '../../../shared/site/account-part.ts';
import { DialogBoundary } from '../../../shared/ui/dialog-boundary.tsx';
import { lazyPart } from '../../../shared/ui/lazy-part.ts';
import { findFactory } from '../get-factory.ts';
import { useHeldPools } from '../own/held-pools.ts';
import type { CreditDialogProps } from '../exit/credit-dialog.tsx';
import { HeldPoolLines } from './held-pool-lines.tsx';
import type { OpenedExit } from './opened-exit.ts';

const CreditDialog = lazyPart(() =>
  import('../exit/credit-dialog.tsx').then((m) => ({ default: m.CreditDialog })),
);
const PoolDialog = lazyPart(() => import('../pool-dialog.tsx').then((m) => ({ default: m.PoolDialog })));

/** Stakes and credits of the account in every pool, finished ones too, each with its way out. */
export function PoolTakeBack({ session }: TakeBackProps) {
  const isHere = findFactory(useChain()) !== undefined;
  return isHere ? <HeldPools session={session} /> : null;
}

function HeldPools({ session }: TakeBackProps) {
  const { held, retry, isRetrying } = useHeldPools(session.account);
  const again = useReadAgain();
  const [opened, setOpened] = useState<OpenedExit>();
  // Its dialog outlives the line.
  const [withdrawn, setWithdrawn] = useState<Withdrawal>();
  const close = () => setOpened(undefined);
  const closeCredit = () => setWithdrawn(undefined);
  return (
    <>
      <TakeBackSection
        title={messages.stakePoolMenu.launchPools}
        lines={held}
        emptyText={messages.stakePoolTakeBack.nothing}
        retry={() => {
          retry();
          again.retry();
        }}
        isRetrying={isRetrying || again.isRetrying}
      >
        {({ pool }) => (
          <HeldPoolLines
            key={pool.address}
            pool={pool}
            session={session}
            onOpen={setOpened}
            onWithdraw={(from, credit) => setWithdrawn({ pool: from, credit })}
          />
        )}
      </TakeBackSection>
      {opened && (
        <DialogBoundary onClose={close}>
          <PoolDialog {...opened} session={session} onClose={close} />
        </DialogBoundary>
      )}
      {withdrawn && (
        <DialogBoundary onClose={closeCredit}>
          <CreditDialog {...withdrawn} session={session} onClose={closeCredit} />
        </DialogBoundary>
      )}
    </>
  );
}

type Withdrawal = Pick<CreditDialogProps, 'pool' | 'credit'>;

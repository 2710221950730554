import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useChain } from '../../../shared/chain/use-chain.ts';
import { messages } from '../../../shared/message/messages.ts';
import { TransactionDialog } from '../../../shared/transaction/transaction-dialog.tsx';
import { useTransaction } from '../../../shared/transaction/transaction.mutation.ts';
import { AddressText } from '../../../shared/ui/address-text.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { Detail } from '../../../shared/ui/detail.tsx';
import { Dialog } from '../../../shared/ui/dialog.tsx';
import { InlineNotice } from '../../../shared/ui/inline-notice.tsx';
import { toTransactionWallet } from '../../../shared/wallet/to-transaction-wallet.ts';
import type { WalletSession } from '../../../shared/wallet/wallet-session.ts';
import { NativeText } from '../native-text.tsx';
import { NativeValue } from '../native-value.tsx';
import { createPredictionKey } from '../prediction-key.ts';
import { useClaim } from './claim.mutation.ts';
import type { Collectable } from './collectable.ts';
import { createCollectPlan } from './collect-plan.ts';
import { toCollectReason } from './to-collect-reason.ts';

const text = messages.predictionClaim;

export interface CollectDialogProps {
  session: WalletSession;
  rounds: readonly Collectable[];
  onClose: () => void;
}

/** The payout of rounds and its recipient; collected by the server for free, or by the user's own transaction. */
export function CollectDialog({ session, rounds: given, onClose }: CollectDialogProps) {
  // The requested rounds stay visible while the list behind them changes.
  const [rounds, setRounds] = useState(given);
  const chain = useChain();
  const queries = useQueryClient();
  const claim = useClaim(session);
  const { progress, run, reset } = useTransaction();
  const epochs = rounds.map(({ id }) => id);
  const problem = claim.error ?? claim.data?.refused[0]?.reason;
  const collect = () =>
    claim.mutate(epochs, {
      onSuccess: ({ refused }) => {
        if (refused.length === 0) return onClose();
        return setRounds(rounds.filter(({ id }) => refused.some(({ epoch }) => epoch === id)));
      },
    });
  const plan = createCollectPlan(chain, session.account, epochs);
  const collectOneself = async () => {
    const end = await run(plan, toTransactionWallet(session));
    void queries.invalidateQueries({ queryKey: createPredictionKey(chain) });
    return end;
  };
  if (progress.stage !== 'idle')
    return (
      <TransactionDialog
        progress={progress}
        summary={plan.summary}
        onClose={progress.stage === 'done' ? onClose : reset}
      />
    );
  return (
    <Dialog isOpen onClose={onClose} title={text.title}>
      <CollectSummary session={session} rounds={rounds} />
      <div className="mt-5 grid gap-2" aria-live="polite">
        {problem && !claim.isPending && (
          <InlineNotice tone="error" title={text.failed}>
            {toCollectReason(problem)}
          </InlineNotice>
        )}
        {claim.isPending && <p className="text-small text-muted">{text.collectingText}</p>}
        <Button size="large" isFullWidth isBusy={claim.isPending} onClick={collect}>
          {claim.isPending ? text.collecting : problem ? text.again : text.confirm}
        </Button>
        <Button tone="quiet" isFullWidth disabled={claim.isPending} onClick={() => void collectOneself()}>
          {text.yourself}
        </Button>
        <p className="text-caption text-muted">{text.yourselfText}</p>
      </div>
    </Dialog>
  );
}

function CollectSummary({ session, rounds }: Pick<CollectDialogProps, 'session' | 'rounds'>) {
  const total = rounds.reduce((sum, { amount }) => sum + amount, 0n);
  return (
    <>
      <div className="rounded-control bg-sunken p-4">
        <p className="text-small text-muted">{text.youGet}</p>
        <p className="text-title font-semibold break-all">
          <NativeText wei={total} form="exact" />
          <NativeValue wei={total} />
        </p>
      </div>
      <dl className="mt-4 grid gap-2 px-1 text-small">
        {rounds.slice(0, listed).map(({ id, amount }) => (
          <Detail key={id} label={text.round(String(id))}>
            <NativeText wei={amount} />
          </Detail>
        ))}
        {rounds.length > listed && (
          <Detail label={text.rounds(rounds.length - listed)}>
            <NativeText wei={rounds.slice(listed).reduce((sum, { amount }) => sum + amount, 0n)} />
          </Detail>
        )}
        <Detail label={text.goesTo}>
          <AddressText address={session.account} />
        </Detail>
      </dl>
      <p className="mt-3 px-1 text-small text-muted">{text.free}</p>
    </>
  );
}

const listed = 5;

import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useChain } from '../../../shared/chain/use-chain.ts';
import { FreeFooter } from '../../../shared/collect/free-footer.tsx';
import { toCollectReason } from '../../../shared/collect/to-collect-reason.ts';
import { messages } from '../../../shared/message/messages.ts';
import { PlainWriteDialog } from '../../../shared/payment/plain-write-dialog.tsx';
import { AddressText } from '../../../shared/ui/address-text.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { Detail } from '../../../shared/ui/detail.tsx';
import type { WalletSession } from '../../../shared/wallet/wallet-session.ts';
import { NativeText } from '../native-text.tsx';
import { createPredictionKey } from '../prediction-key.ts';
import { useClaim } from './claim.mutation.ts';
import type { Collectable } from './collectable.ts';
import { createCollectPlan } from './collect-plan.ts';

const text = messages.predictionClaim;
const reasons = { tooDear: text.tooDear, nothing: text.nothing, failed: text.failedText };

export interface CollectDialogProps {
  session: WalletSession;
  rounds: readonly Collectable[];
  onClose: () => void;
}

/** The payout of rounds and its recipient; collected by the server for free, or by the user's own transaction. */
export function CollectDialog({ session, rounds: given, onClose }: CollectDialogProps) {
  // The requested rounds stay visible while the list behind them changes.
  const [rounds, setRounds] = useState(given);
  const [isOneself, setIsOneself] = useState(false);
  const chain = useChain();
  const queries = useQueryClient();
  const { account } = session;
  const epochs = rounds.map(({ id }) => id);
  const freeWay = useFreeWay({ session, rounds, onRounds: setRounds, onClose });
  return (
    <PlainWriteDialog
      session={session}
      title={text.title}
      plan={createCollectPlan({ chain, account, epochs, payout: sumUp(rounds) })}
      question={
        isOneself
          ? undefined
          : {
              title: text.title,
              steps: [],
              content: (
                <>
                  <RoundList session={session} rounds={rounds} />
                  <p className="text-small text-muted">{messages.collect.free}</p>
                </>
              ),
              footer: <FreeFooter {...freeWay} onOneself={() => setIsOneself(true)} />,
            }
      }
      before={
        <Button size="large" tone="quiet" onClick={() => setIsOneself(false)}>
          {messages.collect.back}
        </Button>
      }
      onEnd={() => void queries.invalidateQueries({ queryKey: createPredictionKey(chain) })}
      onClose={onClose}
    >
      <RoundList session={session} rounds={rounds} />
    </PlainWriteDialog>
  );
}

type FreeWayProps = CollectDialogProps & { onRounds: (rounds: readonly Collectable[]) => void };

/** Collecting by the server; the rounds that it refused stay in the dialog. */
function useFreeWay({ session, rounds, onRounds, onClose }: FreeWayProps) {
  const claim = useClaim(session);
  const failure = claim.error ?? claim.data?.refused[0]?.reason;
  const onCollect = () =>
    claim.mutate(
      rounds.map(({ id }) => id),
      {
        onSuccess: ({ refused }) => {
          if (refused.length === 0) return onClose();
          return onRounds(rounds.filter(({ id }) => refused.some(({ epoch }) => epoch === id)));
        },
      },
    );
  return {
    isPending: claim.isPending,
    problem: !claim.isPending && failure ? toCollectReason(failure, reasons) : undefined,
    onCollect,
  };
}

const listed = 5;

function RoundList({ session, rounds }: Pick<CollectDialogProps, 'session' | 'rounds'>) {
  return (
    <dl className="grid gap-1.5 text-small">
      {rounds.slice(0, listed).map(({ id, amount }) => (
        <Detail key={id} label={text.round(String(id))}>
          <NativeText wei={amount} />
        </Detail>
      ))}
      {rounds.length > listed && (
        <Detail label={text.rounds(rounds.length - listed)}>
          <NativeText wei={sumUp(rounds.slice(listed))} />
        </Detail>
      )}
      <Detail label={text.goesTo}>
        <AddressText address={session.account} />
      </Detail>
    </dl>
  );
}

function sumUp(rounds: readonly Collectable[]): bigint {
  return rounds.reduce((sum, { amount }) => sum + amount, 0n);
}

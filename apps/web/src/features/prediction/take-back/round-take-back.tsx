import { useState } from 'react';
import type { Address } from 'viem';
import { TakeBackRow, TakeBackSection } from '../../../shared/account/take-back-section.tsx';
import { joinReadings } from '../../../shared/chain/join-readings.ts';
import { findValue, type Reading } from '../../../shared/chain/reading.ts';
import { useChain } from '../../../shared/chain/use-chain.ts';
import { useReadAgain } from '../../../shared/chain/use-read-again.ts';
import { messages } from '../../../shared/message/messages.ts';
import type { TakeBackProps } from '../../../shared/site/account-part.ts';
import { TransactionDialogSlot } from '../../../shared/transaction/transaction-dialog-slot.tsx';
import { isUnderWay, type TransactionPlan } from '../../../shared/transaction/transaction-plan.ts';
import { useTransaction } from '../../../shared/transaction/transaction.mutation.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { toTransactionWallet } from '../../../shared/wallet/to-transaction-wallet.ts';
import type { WalletSession } from '../../../shared/wallet/wallet-session.ts';
import { createCollectPlan } from '../claim/collect-plan.ts';
import { usePending } from '../claim/pending.query.ts';
import { createWithdrawPlan } from '../claim/withdraw-plan.ts';
import { useNativeFormat } from '../format-native.ts';
import { findMarket, type Market } from '../live/market.ts';
import { NativeText } from '../native-text.tsx';
import { type DueRound, useDueRounds } from './due-rounds.query.ts';
import { DueRoundRow } from './due-round-row.tsx';
import { LookedBack } from './looked-back.tsx';
import { useLooks } from './looks.query.ts';

const text = messages.predictionTakeBack;

/** One transaction of so many rounds stays well below the gas of a block. */
const mostAtOnce = 100;

type Line =
  | { readonly kind: 'credit'; readonly wei: bigint }
  | { readonly kind: 'round'; readonly round: DueRound };

/** Rounds to collect, refunds and the credit of the account, from the contract alone; collected by its own transaction. */
export function RoundTakeBack({ session }: TakeBackProps) {
  const market = findMarket(useChain());
  return market ? <OwnRounds market={market} session={session} /> : null;
}

function OwnRounds({ market, session }: TakeBackProps & { market: Market }) {
  const { account } = session;
  const chain = useChain();
  const looked = useLooks(account);
  const again = useReadAgain();
  const looks = findValue(looked.looks) ?? [];
  const due = useDueRounds(
    account,
    looks.flatMap(({ epochs }) => epochs),
  );
  const pending = usePending(account);
  const write = useOwnWrite(session);
  const lines = joinReadings(
    joinReadings(looked.looks, due, (_, rounds) => rounds),
    pending,
    listLines,
  );
  const collect = (epochs: readonly number[]) => write.start(createCollectPlan(chain, account, epochs));
  return (
    <>
      <TakeBackSection
        title={messages.predictionMenu.prediction}
        lines={lines}
        emptyText={text.nothing}
        retry={() => {
          looked.retry();
          again.retry();
        }}
        isRetrying={looked.isRetrying || again.isRetrying}
        footer={
          <>
            <CollectSeveral due={due} isBusy={write.isBusy} onCollect={collect} />
            <LookedBack market={market} looks={looks} looked={looked} />
          </>
        }
      >
        {(line) =>
          line.kind === 'credit' ? (
            <CreditRow key="credit" wei={line.wei} account={account} write={write} />
          ) : (
            <DueRoundRow
              key={line.round.epoch}
              market={market}
              round={line.round}
              isBusy={write.isBusy}
              onCollect={() => collect([line.round.epoch])}
            />
          )
        }
      </TakeBackSection>
      <TransactionDialogSlot progress={write.progress} summary={write.summary} onClose={write.reset} />
    </>
  );
}

interface CreditRowProps {
  wei: bigint;
  account: Address;
  write: ReturnType<typeof useOwnWrite>;
}

function CreditRow({ wei, account, write }: CreditRowProps) {
  const chain = useChain();
  const formatNative = useNativeFormat();
  return (
    <TakeBackRow
      what={text.credit}
      since={messages.predictionClaim.pendingText}
      amount={<NativeText wei={wei} />}
      action={
        <Button
          size="small"
          isBusy={write.isBusy}
          onClick={() => write.start(createWithdrawPlan(chain, account, formatNative(wei)))}
        >
          {messages.predictionClaim.withdraw}
        </Button>
      }
    />
  );
}

interface CollectSeveralProps {
  due: Reading<readonly DueRound[]>;
  isBusy: boolean;
  onCollect: (epochs: readonly number[]) => void;
}

/** All settled rounds in one transaction, where there are several. */
function CollectSeveral({ due, isBusy, onCollect }: CollectSeveralProps) {
  const epochs = (findValue(due) ?? [])
    .flatMap(({ epoch, payout }) => (payout > 0n ? [epoch] : []))
    .slice(0, mostAtOnce);
  if (epochs.length < 2) return null;
  return (
    <Button tone="secondary" isBusy={isBusy} onClick={() => onCollect(epochs)}>
      {text.collectSeveral(epochs.length)}
    </Button>
  );
}

function listLines(rounds: readonly DueRound[], credit: bigint): Line[] {
  return [
    ...(credit > 0n ? [{ kind: 'credit', wei: credit } as const] : []),
    ...rounds.map((round) => ({ kind: 'round', round }) as const),
  ];
}

/** The one write of this part; its dialog outlives the line that started it. */
function useOwnWrite(session: WalletSession) {
  const { progress, run, reset } = useTransaction();
  const [summary, setSummary] = useState('');
  const start = (plan: TransactionPlan) => {
    setSummary(plan.summary);
    void run(plan, toTransactionWallet(session));
  };
  return { progress, reset, summary, start, isBusy: isUnderWay(progress) };
}

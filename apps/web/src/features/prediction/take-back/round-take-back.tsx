import { useState } from 'react';
import { TakeBackRow, TakeBackSection } from '../../../shared/account/take-back-section.tsx';
import { joinReadings } from '../../../shared/chain/join-readings.ts';
import { findValue, type Reading } from '../../../shared/chain/reading.ts';
import { useChain } from '../../../shared/chain/use-chain.ts';
import { useReadAgain } from '../../../shared/chain/use-read-again.ts';
import { messages } from '../../../shared/message/messages.ts';
import type { TakeBackProps } from '../../../shared/site/account-part.ts';
import { PlainWriteSlot } from '../../../shared/payment/plain-write-slot.tsx';
import type { TransactionPlan } from '../../../shared/transaction/transaction-plan.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { createCollectPlan } from '../claim/collect-plan.ts';
import { usePending } from '../claim/pending.query.ts';
import { createWithdrawPlan } from '../claim/withdraw-plan.ts';
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
  // The dialog outlives the line that opened it.
  const [opened, setOpened] = useState<TransactionPlan>();
  const lines = joinReadings(
    joinReadings(looked.looks, due, (_, rounds) => rounds),
    pending,
    listLines,
  );
  const collect = (rounds: readonly DueRound[]) => {
    const epochs = rounds.map(({ epoch }) => epoch);
    setOpened(createCollectPlan({ chain, account, epochs, payout: sumUpPayouts(rounds) }));
  };
  return (
    <>
      <TakeBackSection
        title={messages.predictionMenu.prediction}
        lines={lines}
        emptyText={text.nothing}
        retry={() => [looked, again].forEach(({ retry }) => retry())}
        isRetrying={looked.isRetrying || again.isRetrying}
        footer={
          <>
            <CollectSeveral due={due} onCollect={collect} />
            <LookedBack market={market} looks={looks} looked={looked} />
          </>
        }
      >
        {(line) =>
          line.kind === 'credit' ? (
            <CreditRow
              key="credit"
              wei={line.wei}
              onWithdraw={() => setOpened(createWithdrawPlan(chain, account, line.wei))}
            />
          ) : (
            <DueRoundRow
              key={line.round.epoch}
              market={market}
              round={line.round}
              onCollect={() => collect([line.round])}
            />
          )
        }
      </TakeBackSection>
      {opened && <PlainWriteSlot session={session} plan={opened} onClose={() => setOpened(undefined)} />}
    </>
  );
}

/** Undefined where one of them is not settled. */
function sumUpPayouts(rounds: readonly DueRound[]): bigint | undefined {
  if (rounds.some(({ outcome }) => outcome === 'pending')) return undefined;
  return rounds.reduce((sum, { payout }) => sum + payout, 0n);
}

interface CreditRowProps {
  wei: bigint;
  onWithdraw: () => void;
}

function CreditRow({ wei, onWithdraw }: CreditRowProps) {
  return (
    <TakeBackRow
      what={text.credit}
      since={messages.predictionClaim.pendingText}
      amount={<NativeText wei={wei} />}
      action={
        <Button size="small" onClick={onWithdraw} aria-haspopup="dialog">
          {messages.predictionClaim.withdraw}
        </Button>
      }
    />
  );
}

interface CollectSeveralProps {
  due: Reading<readonly DueRound[]>;
  onCollect: (rounds: readonly DueRound[]) => void;
}

/** All settled rounds in one transaction, where there are several. */
function CollectSeveral({ due, onCollect }: CollectSeveralProps) {
  const rounds = (findValue(due) ?? []).filter(({ payout }) => payout > 0n).slice(0, mostAtOnce);
  if (rounds.length < 2) return null;
  return (
    <Button tone="secondary" onClick={() => onCollect(rounds)} aria-haspopup="dialog">
      {text.collectSeveral(rounds.length)}
    </Button>
  );
}

function listLines(rounds: readonly DueRound[], credit: bigint): Line[] {
  return [
    ...(credit > 0n ? [{ kind: 'credit', wei: credit } as const] : []),
    ...rounds.map((round) => ({ kind: 'round', round }) as const),
  ];
}

import { useState } from 'react';
import { findValue, type Reading } from '../../../shared/chain/reading.ts';
import { useBlockTime, useChainTime } from '../../../shared/chain/use-chain-time.ts';
import { useReadAgain } from '../../../shared/chain/use-read-again.ts';
import { messages } from '../../../shared/message/messages.ts';
import { useIsTagPending } from '../../../shared/transaction/use-is-tag-pending.ts';
import { Card } from '../../../shared/ui/card.tsx';
import { DialogBoundary } from '../../../shared/ui/dialog-boundary.tsx';
import { InlineNotice } from '../../../shared/ui/inline-notice.tsx';
import { lazyPart } from '../../../shared/ui/lazy-part.ts';
import { RetryButton } from '../../../shared/ui/retry-button.tsx';
import { Skeleton } from '../../../shared/ui/skeleton.tsx';
import type { WalletSession } from '../../../shared/wallet/wallet-session.ts';
import type { StakePool } from '../pool/pool.ts';
import { toPoolTag } from '../pool-tag.ts';
import { CreditNotice } from './credit-notice.tsx';
import { ExpiredCard } from './expired-card.tsx';
import { computeOwnFigures } from './own-figures.ts';
import type { OwnPart } from './own-part.ts';
import type { OpenedAction } from './opened-action.ts';
import type { PoolAction } from './pool-action.ts';
import { StakingCard } from './staking-card.tsx';

const PoolDialog = lazyPart(() => import('../pool-dialog.tsx').then((m) => ({ default: m.PoolDialog })));

const text = messages.stakePool;

export interface OwnCardsProps {
  pool: StakePool;
  session: WalletSession;
  part: Reading<OwnPart>;
}

/** What the account has in a pool, and its actions. Rewards tick with chain time. */
export function OwnCards({ pool, session, part }: OwnCardsProps) {
  const [opened, setOpened] = useState<OpenedAction>();
  const own = findValue(part);
  const close = () => setOpened(undefined);
  return (
    <>
      {own && <CreditNotice pool={pool} session={session} credit={own.credit} />}
      <Cards pool={pool} session={session} part={part} onOpen={setOpened} />
      {opened && (
        <DialogBoundary onClose={close}>
          <PoolDialog {...opened} pool={pool} session={session} onClose={close} />
        </DialogBoundary>
      )}
    </>
  );
}

interface CardsProps extends OwnCardsProps {
  onOpen: (opened: OpenedAction) => void;
}

/** The dialogs that they open outlive them: a chain that does not answer for a while replaces the cards. */
function Cards({ pool, session, part, onOpen }: CardsProps) {
  const seconds = useChainTime();
  const blockTime = useBlockTime();
  const isPending = useIsTagPending(toPoolTag(pool.address), session.account);
  const again = useReadAgain();
  const own = findValue(part);
  if (part.state === 'unknown')
    return (
      <InlineNotice
        tone="warning"
        action={<RetryButton onRetry={again.retry} isRetrying={again.isRetrying} />}
      >
        {text.partUnknown}
      </InlineNotice>
    );
  if (own === undefined || seconds === undefined || blockTime === undefined) return <UnreadCards />;
  const time = BigInt(seconds);
  const figures = computeOwnFigures(own, time);
  const onAction = (action: PoolAction) => onOpen({ action, own, time: blockTime });
  const shown = { pool, figures, isPending, isStale: part.state === 'stale', onAction };
  return (
    <>
      <ExpiredCard {...shown} />
      <StakingCard {...shown} time={time} />
    </>
  );
}

/** Before it is known what the account has. */
export function UnreadCards() {
  return (
    <>
      {[text.expired, text.staking].map((title) => (
        <Card key={title} className="grid gap-3 p-4 tablet:p-6">
          <h2 className="text-title font-semibold">{title}</h2>
          <Skeleton className="h-30 w-full" />
        </Card>
      ))}
    </>
  );
}

import { computeLockTime } from '@tradewind/rules/prediction/grid';
import { lazy, Suspense, useState } from 'react';
import { findValue } from '../../../shared/chain/reading.ts';
import { messages } from '../../../shared/message/messages.ts';
import { NetworkUnreachable } from '../../../shared/ui/network-unreachable.tsx';
import { Spinner } from '../../../shared/ui/spinner.tsx';
import { useWalletSession } from '../../../shared/wallet/wallet-session.ts';
import { useIsTagPending } from '../../../shared/transaction/use-is-tag-pending.ts';
import { findBlockReason } from '../entry/block-reason.ts';
import { toEntryTag } from '../entry/entry-order.ts';
import type { Market } from '../live/market.ts';
import type { Game } from '../live/use-game.ts';
import { Carousel } from './carousel.tsx';
import { RoundCard } from './round-card.tsx';
import { type RoundView, toRoundView } from './round-view.ts';

// Loaded on demand; viewing needs none of it.
const SetPosition = lazy(() =>
  import('../entry/set-position.tsx').then((module) => ({ default: module.SetPosition })),
);

export interface RoundListProps {
  game: Game;
  market: Market;
  silentSince: number | undefined;
  direction: 'vertical' | 'horizontal';
}

/** All visible rounds, the open one first in view; its card flips over to set a position. */
export function RoundList({ game, market, silentSince, direction }: RoundListProps) {
  const { genesis, now, openEpoch, feedPrice, isPaused, isChainAway } = game;
  const session = useWalletSession();
  const openTag = openEpoch === undefined ? undefined : toEntryTag(openEpoch);
  const isEntering = useIsTagPending(openTag, session?.account);
  const [form, setForm] = useState<{ readonly epoch: number; readonly isUp: boolean }>();
  const known = findValue(game.rounds);
  if (!known || now === undefined || openEpoch === undefined)
    return game.rounds.state === 'unknown' ? (
      <NetworkUnreachable onRetry={game.retry} isRetrying={game.isRetrying} />
    ) : (
      // As high as the cards with their buttons: nothing below moves when they come.
      <div className="flex min-h-[30.25rem] items-center justify-center text-accent">
        <Spinner label={messages.prediction.loading} />
      </div>
    );
  const lockAt = computeLockTime(genesis, openEpoch);
  const blockedReason = findBlockReason({ isPaused, isChainAway, now, lockAt });
  const rounds = known.map((round) => toRoundView(round, { genesis, now, feedPrice }));
  const isFormOpen = ({ epoch, stage, position }: RoundView) =>
    form?.epoch === epoch && stage === 'next' && position === undefined;
  const toCard = (round: RoundView) => (
    <RoundCard
      round={round}
      now={now}
      silentSince={silentSince}
      blockedReason={blockedReason}
      isEntering={isEntering}
      onEnter={(isUp) => setForm({ epoch: round.epoch, isUp })}
    />
  );
  const toForm = (round: RoundView, isUp: boolean) => (
    <Suspense fallback={toCard(round)}>
      <SetPosition
        round={round}
        minimum={market.minimumStake}
        now={now}
        isUp={isUp}
        blockedReason={blockedReason}
        onSide={(side) => setForm({ epoch: round.epoch, isUp: side })}
        onClose={() => setForm(undefined)}
      />
    </Suspense>
  );
  return (
    <Carousel
      direction={direction}
      home={openEpoch}
      isHeld={(epoch) => rounds.some((round) => round.epoch === epoch && round.position !== undefined)}
      slides={rounds.map((round) => ({
        key: round.epoch,
        content: form && isFormOpen(round) ? toForm(round, form.isUp) : toCard(round),
      }))}
    />
  );
}

import { lazy, type ReactNode, Suspense } from 'react';
import { findValue } from '../../../shared/chain/reading.ts';
import { useLiveStore } from '../../../shared/live/live-store.ts';
import { messages } from '../../../shared/message/messages.ts';
import { InlineNotice } from '../../../shared/ui/inline-notice.tsx';
import { RetryButton } from '../../../shared/ui/retry-button.tsx';
import { useDelayedFlag } from '../../../shared/ui/use-delayed-flag.ts';
import { formatUtcTime } from './countdown.ts';
import { findLateBoundary } from '../prove/late-boundary.ts';
import { useLiveGame } from './live-store.ts';
import type { Game } from './use-game.ts';

const text = messages.prediction.notice;
const interruptionMs = 10_000;

// Loaded when there is a price to prove.
const ProveAction = lazy(() => import('../prove/prove-action.tsx').then((m) => ({ default: m.ProveAction })));

/** The problems of the game, their effect on the money, and the possible actions; usually nothing. */
export function GameNotices({ game, silentSince }: { game: Game; silentSince: number | undefined }) {
  const { rounds, now, genesis, isPaused, isChainAway, isIndexAway } = game;
  const isHubAway = useDelayedFlag(
    useLiveStore(({ state }) => state !== 'connected'),
    interruptionMs,
  );
  const isIndexStale = useLiveStore((state) => state.isIndexStale);
  const isReorganised = useLiveGame((state) => state.isReorganised);
  const known = findValue(rounds);
  const late = known && now !== undefined ? findLateBoundary(known, { genesis, now }) : undefined;
  return (
    <output className="grid gap-2 empty:hidden">
      {isChainAway && known && (
        <Warning
          title={text.chain}
          action={<RetryButton onRetry={game.retry} isRetrying={game.isRetrying} />}
        >
          {text.chainText}
        </Warning>
      )}
      {isPaused && <Warning title={text.paused}>{text.pausedText}</Warning>}
      {silentSince !== undefined && (
        <Warning title={text.stale(formatUtcTime(silentSince))}>{text.staleText}</Warning>
      )}
      {late && (
        <Warning
          title={text.late}
          action={
            <Suspense fallback={null}>
              <ProveAction boundary={late.boundary} at={late.at} />
            </Suspense>
          }
        >
          {text.lateText}
        </Warning>
      )}
      {isReorganised && <Warning title={text.reorganised}>{text.reorganisedText}</Warning>}
      {isIndexAway && !isChainAway && <Warning title={text.api}>{text.apiText}</Warning>}
      {isIndexStale && !isIndexAway && <Warning title={text.index}>{text.indexText}</Warning>}
      {isHubAway && !isIndexAway && !isChainAway && (
        <InlineNotice tone="information" title={text.hub}>
          {text.hubText}
        </InlineNotice>
      )}
    </output>
  );
}

function Warning(props: { title: string; action?: ReactNode; children: ReactNode }) {
  return <InlineNotice tone="warning" {...props} />;
}

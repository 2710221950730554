import { type ReactNode, useState } from 'react';
import { findValue } from '../../../shared/chain/reading.ts';
import { useLiveStore } from '../../../shared/live/live-store.ts';
import { messages } from '../../../shared/message/messages.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { DialogBoundary } from '../../../shared/ui/dialog-boundary.tsx';
import { InlineNotice } from '../../../shared/ui/inline-notice.tsx';
import { lazyPart } from '../../../shared/ui/lazy-part.ts';
import { RetryButton } from '../../../shared/ui/retry-button.tsx';
import { useDelayedFlag } from '../../../shared/ui/use-delayed-flag.ts';
import { openWalletDialog } from '../../../shared/wallet/wallet-dialog-store.ts';
import { useWalletSession } from '../../../shared/wallet/wallet-session.ts';
import { formatUtcTime } from './countdown.ts';
import { findLateBoundary, type LateBoundary } from '../prove/late-boundary.ts';
import { useLiveGame } from './live-store.ts';
import type { Game } from './use-game.ts';

const text = messages.prediction.notice;
const interruptionMs = 10_000;

// Loaded when a price is to be proven.
const ProveDialog = lazyPart(() =>
  import('../prove/prove-dialog.tsx').then((m) => ({ default: m.ProveDialog })),
);

export interface GameNoticesProps {
  game: Game;
  silentSince: number | undefined;
}

/** The problems of the game, their effect on the money, and the possible actions; usually nothing. */
export function GameNotices(props: GameNoticesProps) {
  // The dialog outlives its notice, which goes when the price is proven.
  const [proving, setProving] = useState<LateBoundary>();
  const close = () => setProving(undefined);
  return (
    <>
      <Notices {...props} onProve={setProving} />
      {proving && (
        <DialogBoundary onClose={close}>
          <ProveDialog late={proving} onClose={close} />
        </DialogBoundary>
      )}
    </>
  );
}

type NoticesProps = GameNoticesProps & { onProve: (late: LateBoundary) => void };

function Notices({ game, silentSince, onProve }: NoticesProps) {
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
        <Warning title={text.late} action={<ProveButton onProve={() => onProve(late)} />}>
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

function ProveButton({ onProve }: { onProve: () => void }) {
  const session = useWalletSession();
  return (
    <Button
      size="small"
      tone="secondary"
      onClick={() => (session ? onProve() : openWalletDialog('connect'))}
      aria-haspopup="dialog"
    >
      {text.settle}
    </Button>
  );
}

function Warning(props: { title: string; action?: ReactNode; children: ReactNode }) {
  return <InlineNotice tone="warning" {...props} />;
}

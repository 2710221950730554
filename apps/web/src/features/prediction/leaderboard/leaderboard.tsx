import { findValue } from '../../../shared/chain/reading.ts';
import { messages } from '../../../shared/message/messages.ts';
import { EmptyState } from '../../../shared/ui/empty-state.tsx';
import { ErrorState } from '../../../shared/ui/error-state.tsx';
import { InlineNotice } from '../../../shared/ui/inline-notice.tsx';
import { Spinner } from '../../../shared/ui/spinner.tsx';
import { useWalletSession } from '../../../shared/wallet/wallet-session.ts';
import { type BoardKind, type BoardWeek, toLeaderboardType } from './board.ts';
import { LeaderboardPlace } from './leaderboard-place.tsx';
import { useLeaderboard } from './leaderboard.query.ts';

const text = messages.predictionLeaderboard;

/** The top ten of a week by the value that a board ranks. */
export function Leaderboard({ kind, week }: { kind: BoardKind; week: BoardWeek }) {
  const session = useWalletSession();
  const { board, retry, isRetrying } = useLeaderboard(toLeaderboardType(kind, week), session?.account);
  const places = findValue(board);
  if (board.state === 'unknown')
    return <ErrorState title={text.failed} text={text.failedText} onRetry={retry} isRetrying={isRetrying} />;
  if (!places)
    return (
      <div className="flex min-h-48 items-center justify-center text-accent">
        <Spinner label={text.loading} />
      </div>
    );
  if (places.length === 0) return <EmptyState icon="compass" title={text.empty} text={text.emptyText} />;
  return (
    <>
      {board.state === 'stale' && <InlineNotice tone="warning">{text.stale}</InlineNotice>}
      {week === 'thisWeek' && <p className="mb-3 text-small text-muted">{text.notOver}</p>}
      <ol aria-label={text.list} className="-mx-4 divide-y divide-line border-y border-line tablet:-mx-6">
        {places.map((place, index) => (
          <LeaderboardPlace
            key={place.address}
            place={place}
            rank={index + 1}
            kind={kind}
            week={week}
            account={session?.account}
          />
        ))}
      </ol>
    </>
  );
}

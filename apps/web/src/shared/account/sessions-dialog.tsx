import type { WireSession } from '@tradewind/schema/account/session';
import { messages } from '../message/messages.ts';
import { Badge } from '../ui/badge.tsx';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { ErrorState } from '../ui/error-state.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { TimeText } from '../ui/time-text.tsx';
import { describeBrowser } from './describe-browser.ts';
import { useRevokeSession, useSignOut } from './revoke.mutation.ts';
import { useSessions } from './session.query.ts';
import { toAccountMessage } from './to-account-message.ts';

const text = messages.account;

type Revoke = ReturnType<typeof useRevokeSession>;

/** The active sessions of the account, and the way to end each. */
export function SessionsDialog({ onClose }: { onClose: () => void }) {
  const { data: sessions, error, isFetching, refetch } = useSessions();
  const revoke = useRevokeSession();
  const count = sessions?.length ?? 0;
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={text.sessionsTitle}
      description={text.sessionsText}
      footer={count > 0 && <SessionEnds hasOthers={count > 1} revoke={revoke} onSignedOut={onClose} />}
    >
      {sessions === undefined && error === null && <Skeleton className="h-16 w-full" />}
      {sessions === undefined && error !== null && (
        <ErrorState
          title={text.sessionsUnknown}
          text={toAccountMessage(error)}
          onRetry={() => void refetch()}
          isRetrying={isFetching}
        />
      )}
      {sessions !== undefined && error !== null && (
        <p role="alert" className="mb-2 text-small text-muted">
          {text.sessionsStale}
        </p>
      )}
      {sessions && <SessionList sessions={sessions} revoke={revoke} />}
    </Dialog>
  );
}

interface SessionEndsProps {
  hasOthers: boolean;
  revoke: Revoke;
  onSignedOut: () => void;
}

function SessionEnds({ hasOthers, revoke, onSignedOut }: SessionEndsProps) {
  const signOut = useSignOut();
  const problem = signOut.error ?? revoke.error;
  return (
    <div className="grid gap-2">
      {problem && (
        <p role="alert" className="text-small text-loss">
          {toAccountMessage(problem)}
        </p>
      )}
      {hasOthers && (
        <Button
          tone="quiet"
          isFullWidth
          isBusy={revoke.isPending && revoke.variables === 'others'}
          onClick={() => revoke.mutate('others')}
        >
          {text.signOutOthers}
        </Button>
      )}
      <Button
        tone="secondary"
        icon="logout"
        isFullWidth
        isBusy={signOut.isPending}
        onClick={() => signOut.mutate(undefined, { onSuccess: onSignedOut })}
      >
        {text.signOutHere}
      </Button>
    </div>
  );
}

function SessionList({ sessions, revoke }: { sessions: readonly WireSession[]; revoke: Revoke }) {
  const ending = revoke.isPending && revoke.variables !== 'others' ? revoke.variables.id : undefined;
  if (sessions.length === 0)
    return <EmptyState icon="logout" title={text.notSignedIn} text={text.signedOutText} />;
  return (
    <ul className="divide-y divide-line">
      {sessions.map((session) => (
        <SessionLine
          key={session.id}
          session={session}
          isEnding={ending === session.id}
          onEnd={() => revoke.mutate({ id: session.id })}
        />
      ))}
    </ul>
  );
}

interface SessionLineProps {
  session: WireSession;
  isEnding: boolean;
  onEnd: () => void;
}

function SessionLine({ session, isEnding, onEnd }: SessionLineProps) {
  const device = describeBrowser(session.userAgent);
  return (
    <li className="flex items-center gap-3 py-3">
      <div className="min-w-0 grow">
        <p className="truncate text-small font-medium">{device}</p>
        <p className="text-caption text-muted">
          {text.lastUsed} <TimeText seconds={Date.parse(session.lastUsedAt) / 1000} />
        </p>
      </div>
      {session.isCurrent ? (
        <Badge tone="accent">{text.thisDevice}</Badge>
      ) : (
        <Button
          size="small"
          tone="quiet"
          className="shrink-0 whitespace-nowrap"
          isBusy={isEnding}
          aria-label={text.signOutOf(device)}
          onClick={onEnd}
        >
          {text.signOut}
        </Button>
      )}
    </li>
  );
}

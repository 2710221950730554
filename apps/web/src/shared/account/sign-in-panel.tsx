import type { WireSession } from '@tradewind/schema/account/session';
import { findValue } from '../chain/reading.ts';
import { getRuntimeConfig } from '../chain/runtime-config.ts';
import { messages } from '../message/messages.ts';
import { Button } from '../ui/button.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { TimeText } from '../ui/time-text.tsx';
import type { WalletSession } from '../wallet/wallet-session.ts';
import { useAccountSession } from './session.query.ts';
import { useSignIn } from './sign-in.mutation.ts';

const text = messages.account;
const rigid = 'shrink-0 whitespace-nowrap';

/** The sign-in state of the connected account, with a sign-in button or its sessions. */
export function SignInPanel({ wallet, onManage }: { wallet: WalletSession; onManage: () => void }) {
  const reading = useAccountSession(wallet.account);
  // A contract wallet signs for the chain that it is on.
  const chainId = wallet.isOnNetwork ? wallet.chainId : getRuntimeConfig().chainId;
  const { signIn, isPending, problem } = useSignIn(wallet, chainId);
  const session = findValue(reading);
  return (
    <section aria-label={text.signIn}>
      <div className="flex items-center gap-3">
        <div className="min-w-0 grow text-small">
          {reading.state === 'loading' && <Skeleton className="h-9 w-full max-w-40" />}
          {reading.state === 'unknown' && (
            <p className="text-muted">{isPending ? text.signingIn : text.sessionUnknown}</p>
          )}
          {session && <SignedIn session={session} />}
          {session === null && <SignedOut hint={isPending ? text.signingIn : text.whySignIn} />}
        </div>
        {session ? (
          <Button key="sessions" size="small" tone="secondary" className={rigid} onClick={onManage}>
            {text.sessions}
          </Button>
        ) : (
          <Button
            key="sign-in"
            size="small"
            tone="secondary"
            className={rigid}
            isBusy={isPending}
            disabled={reading.state === 'loading'}
            onClick={signIn}
          >
            {text.signIn}
          </Button>
        )}
      </div>
      {problem !== undefined && (
        <p role="alert" className="mt-2 text-small text-loss">
          {problem}
        </p>
      )}
    </section>
  );
}

function SignedIn({ session }: { session: WireSession }) {
  return (
    <>
      <p className="font-semibold">{text.signedIn}</p>
      <p className="text-muted">
        {text.until} <TimeText seconds={Date.parse(session.expiresAt) / 1000} />
      </p>
    </>
  );
}

function SignedOut({ hint }: { hint: string }) {
  return (
    <>
      <p className="font-semibold">{text.notSignedIn}</p>
      {/* A low screen keeps its rows for the account. */}
      <p className="text-muted [@media(max-height:43rem)]:sr-only">{hint}</p>
    </>
  );
}

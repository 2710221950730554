import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { toUserMessage } from '../../../shared/chain/to-user-message.ts';
import { messages } from '../../../shared/message/messages.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { showNotice } from '../../../shared/ui/notice-store.ts';
import type { WalletSession } from '../../../shared/wallet/wallet-session.ts';

const text = messages.launchpadProject;

/** In place of a join whose demands the server answers to the account alone (IDO-11). */
export function SignInToJoin({ session, chainId }: { session: WalletSession; chainId: number }) {
  const queries = useQueryClient();
  const [isPending, setPending] = useState(false);
  const signIn = async () => {
    setPending(true);
    try {
      // The first frame does not wait for the code of sessions.
      const { ensureSignedIn } = await import('../../../shared/account/ensure-signed-in.ts');
      await ensureSignedIn(queries, session, chainId);
      await queries.invalidateQueries({ queryKey: ['launchpad', 'allocations'] });
    } catch (error) {
      showNotice({ tone: 'error', title: text.signInFailed, text: toUserMessage(error) });
    }
    setPending(false);
  };
  return (
    <div className="grid gap-2">
      <p className="text-center text-small text-muted">{text.signInText}</p>
      <Button size="large" isFullWidth isBusy={isPending} onClick={() => void signIn()}>
        {text.signIn}
      </Button>
    </div>
  );
}

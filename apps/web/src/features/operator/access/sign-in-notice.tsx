import { useSignIn } from '../../../shared/account/sign-in.mutation.ts';
import { useChains } from '../../../shared/chain/use-chain.ts';
import { messages } from '../../../shared/message/messages.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { InlineNotice } from '../../../shared/ui/inline-notice.tsx';
import type { WalletSession } from '../../../shared/wallet/wallet-session.ts';

const text = messages.operator;

export function SignInNotice({ session, hasEnded }: { session: WalletSession; hasEnded: boolean }) {
  const { signIn, isPending, problem } = useSignIn(session, useChains().home.chainId);
  return (
    <InlineNotice
      tone={hasEnded ? 'warning' : 'information'}
      title={hasEnded ? text.sessionEnded : text.signInTitle}
      action={
        <Button size="small" isBusy={isPending} onClick={signIn}>
          {text.signIn}
        </Button>
      }
    >
      {hasEnded ? text.sessionEndedText : text.signInText}
      {problem !== undefined && (
        <p role="alert" className="mt-1 text-loss">
          {problem}
        </p>
      )}
    </InlineNotice>
  );
}

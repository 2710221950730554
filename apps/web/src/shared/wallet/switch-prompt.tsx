import { useMutation } from '@tanstack/react-query';
import { findNetwork } from '@tradewind/rules/network/network';
import { toUserMessage } from '../chain/to-user-message.ts';
import { useChains } from '../chain/use-chain.ts';
import { messages } from '../message/messages.ts';
import { Button } from '../ui/button.tsx';
import { InlineNotice } from '../ui/inline-notice.tsx';
import { switchWallet } from './switch-network.ts';
import type { WalletSession } from './wallet-session.ts';

const text = messages.wallet;

/** Offers to switch the wallet to the home chain. On another served chain it is not wrong: a write switches it. */
export function SwitchPrompt({ session }: { session: WalletSession }) {
  const { chain } = useChains().home.client;
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => switchWallet(session.connector, chain),
  });
  const wanted = chain.name;
  const now = findNetwork(session.chainId)?.name ?? text.unknownNetwork(session.chainId);
  return (
    <div className="mb-4">
      <InlineNotice
        tone={session.isOnNetwork ? 'information' : 'warning'}
        title={session.isOnNetwork ? messages.account.otherNetworkTitle : text.wrongNetworkTitle}
        action={
          <Button size="small" tone="secondary" isBusy={isPending} onClick={() => mutate()}>
            {isPending ? text.switching : text.switchTo(wanted)}
          </Button>
        }
      >
        {session.isOnNetwork ? messages.account.otherNetwork(wanted, now) : text.wrongNetwork(wanted, now)}
        {error && (
          <p role="alert" className="mt-1 text-loss">
            {toUserMessage(error)}
          </p>
        )}
      </InlineNotice>
    </div>
  );
}

import { useMutation } from '@tanstack/react-query';
import { findNetwork } from '@tradewind/rules/network/network';
import { getChainClient } from '../chain/chain-client.ts';
import { toUserMessage } from '../chain/to-user-message.ts';
import { messages } from '../message/messages.ts';
import { Button } from '../ui/button.tsx';
import { InlineNotice } from '../ui/inline-notice.tsx';
import { switchToPageNetwork } from './switch-network.ts';
import type { WalletSession } from './wallet-session.ts';

const text = messages.wallet;

/** Offers to switch the wallet, which is on another network. */
export function SwitchPrompt({ session }: { session: WalletSession }) {
  const { mutate, isPending, error } = useMutation({ mutationFn: switchToPageNetwork });
  const wanted = getChainClient().chain.name;
  const now = findNetwork(session.chainId)?.name ?? text.unknownNetwork(session.chainId);
  return (
    <div className="mb-4">
      <InlineNotice
        tone="warning"
        title={text.wrongNetworkTitle}
        action={
          <Button size="small" tone="secondary" isBusy={isPending} onClick={() => mutate(session.connector)}>
            {isPending ? text.switching : text.switchTo(wanted)}
          </Button>
        }
      >
        {text.wrongNetwork(wanted, now)}
        {error && (
          <p role="alert" className="mt-1 text-loss">
            {toUserMessage(error)}
          </p>
        )}
      </InlineNotice>
    </div>
  );
}

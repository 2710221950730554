import { UserMessageError } from '../../chain/user-message-error.ts';
import { messages } from '../../message/messages.ts';
import { WalletError } from '../wallet-error.ts';
import type { RelayClient, RelaySession } from './relay-client.ts';
import { toWalletError, withinPatience } from './relay-error.ts';
import { isApproved } from './session-content.ts';

const text = messages.walletConnect;

type PhoneRequest = {
  readonly chainId: number;
  readonly method: string;
  readonly params: readonly unknown[];
};

/** Sends a request to the paired wallet and waits for its answer. It is not sent while the relay is unreachable. */
export async function promptPhone(client: RelayClient, session: RelaySession, request: PhoneRequest) {
  const { chainId, method, params } = request;
  if (!isApproved(session, method)) throw new WalletError(4200, 'The wallet did not allow this method.');
  await reachRelay(client);
  try {
    return await client.request({
      topic: session.topic,
      chainId: `eip155:${chainId}`,
      request: { method, params },
    });
  } catch (error) {
    throw toWalletError(error);
  }
}

async function reachRelay({ core: { relayer } }: RelayClient): Promise<void> {
  if (relayer.connected) return;
  try {
    await withinPatience(relayer.transportOpen(), text.relayDown);
  } catch (cause) {
    throw new UserMessageError(text.relayDown, { cause });
  }
}

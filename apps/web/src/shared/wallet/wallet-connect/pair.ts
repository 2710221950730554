import { messages } from '../../message/messages.ts';
import { WalletError } from '../wallet-error.ts';
import type { RelaySettings } from './create-relay-client.ts';
import { openPairing, showPairingUri } from './pairing-store.ts';
import { getRelayClient, type RelayClient, type RelaySession } from './relay-client.ts';
import { toPairingError, withinPatience } from './relay-error.ts';
import { walletMethods } from './session-content.ts';

const text = messages.walletConnect;
const goodbye = { code: 6000, message: 'User disconnected.' };

/**
 * Offers a pairing link (the QR code) and waits for approval. A
 * wallet that approves after the user gave up is disconnected.
 */
export async function pair(settings: RelaySettings, chainIds: readonly number[]): Promise<RelaySession> {
  const { promise: cancelled, reject } = Promise.withResolvers<never>();
  let isCancelled = false;
  openPairing(() => {
    isCancelled = true;
    reject(new WalletError(4001, 'The pairing was cancelled.'));
  });
  const findSession = async () => {
    const client = await getRelayClient(settings);
    const { uri = '', approval } = await withinPatience(offer(client, chainIds), text.unreachable);
    if (!isCancelled) showPairingUri(uri);
    const session = await approval();
    if (isCancelled) await endSession(client, session.topic);
    return session;
  };
  try {
    return await Promise.race([findSession(), cancelled]);
  } catch (error) {
    throw toPairingError(error);
  }
}

/** Deletes a session and notifies the wallet, if it is reachable. */
export async function endSession(client: RelayClient, topic: string): Promise<void> {
  const forget = async () => {
    if (client.session.keys.includes(topic)) await client.session.delete(topic, goodbye);
  };
  await client.disconnect({ topic, reason: goodbye }).catch(forget);
}

/** The wallet approves those of the served chains that it knows. */
function offer(client: RelayClient, chainIds: readonly number[]) {
  const chains = chainIds.map((chainId) => `eip155:${chainId}`);
  const events = ['accountsChanged', 'chainChanged'];
  return client.connect({ optionalNamespaces: { eip155: { chains, methods: [...walletMethods], events } } });
}

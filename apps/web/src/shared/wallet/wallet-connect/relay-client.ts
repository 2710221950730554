import type { SignClient } from '@walletconnect/sign-client';

export type RelayClient = InstanceType<typeof SignClient>;
export type RelaySession = ReturnType<RelayClient['session']['get']>;

export type RelaySettings = { readonly projectId: string; readonly relayUrl: string };

let client: Promise<RelayClient> | undefined;

/** WalletConnect's own client: it keeps keys and sessions in the browser and speaks to phones through the relay, and to nobody else. */
export function getRelayClient(settings: RelaySettings): Promise<RelayClient> {
  client ??= createRelayClient(settings).catch((error: unknown) => {
    client = undefined;
    throw error;
  });
  return client;
}

async function createRelayClient(settings: RelaySettings): Promise<RelayClient> {
  const library = await import('@walletconnect/sign-client');
  const created = await library.SignClient.init({
    ...settings,
    metadata: {
      name: 'Tradewind',
      description: document.title,
      url: location.origin,
      icons: [`${location.origin}/favicon.svg`],
    },
    telemetryEnabled: false,
    logger: 'silent',
  });
  // It would ask a foreign frame to vouch for this page before every request; our policy allows no frame, and the wait is five seconds.
  created.core.verify.register = () => Promise.resolve('');
  return created;
}

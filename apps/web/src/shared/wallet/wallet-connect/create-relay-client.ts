import { SignClient } from '@walletconnect/sign-client';

export type RelaySettings = { readonly projectId: string; readonly relayUrl: string };

/** WalletConnect's own client: it stores keys and sessions in the browser and reaches phones through the relay only. */
export async function createRelayClient(settings: RelaySettings): Promise<InstanceType<typeof SignClient>> {
  const client = await SignClient.init({
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
  // Verify would load a third-party frame before every request; our policy allows no frame, and the wait is five
  // seconds.
  client.core.verify.register = () => Promise.resolve('');
  return client;
}

import type { createRelayClient, RelaySettings } from './create-relay-client.ts';

export type RelayClient = Awaited<ReturnType<typeof createRelayClient>>;
export type RelaySession = ReturnType<RelayClient['session']['get']>;

let client: Promise<RelayClient> | undefined;

/** The one relay client of the page; the first call loads its code. */
export function getRelayClient(settings: RelaySettings): Promise<RelayClient> {
  client ??= load(settings).catch((error: unknown) => {
    client = undefined;
    throw error;
  });
  return client;
}

async function load(settings: RelaySettings): Promise<RelayClient> {
  const library = await import('./create-relay-client.ts');
  return library.createRelayClient(settings);
}

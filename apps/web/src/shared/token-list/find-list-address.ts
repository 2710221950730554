import type { ChainClient } from '../chain/chain-client.ts';

/** Whether the text is an ENS name, with or without a path. */
export function isListName(written: string): boolean {
  return /^[^:/]+\.eth(\/.*)?$/i.test(written);
}

/** The address of a list, or the address that its name resolves to; throws a ListNameError. */
export async function findListAddress(client: ChainClient, written: string): Promise<string> {
  if (!isListName(written)) return written;
  const { resolveListName } = await import('../ens/resolve-list-name.ts');
  return resolveListName(client, written);
}

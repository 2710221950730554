import { getChainClient } from '../chain/chain-client.ts';

/** Whether a list is told by its ENS name, alone or with a path behind it. */
export function isListName(written: string): boolean {
  return /^[^:/]+\.eth(\/.*)?$/i.test(written);
}

/** The address that a list is read at: its own, or where its name leads to now; throws a ListNameError. */
export async function findListAddress(written: string): Promise<string> {
  if (!isListName(written)) return written;
  const { resolveListName } = await import('../ens/resolve-list-name.ts');
  return resolveListName(getChainClient(), written);
}

import { isSameAddress } from '@tradewind/rules/network/address';
import { checksumAddress } from 'viem';
import type { ChainClient } from '../chain/chain-client.ts';
import { UserMessageError } from '../chain/user-message-error.ts';
import { messages } from '../message/messages.ts';
import type { Payee } from './recipient.ts';

/**
 * Right before the wallet opens: throws a UserMessageError when
 * a payee's name no longer resolves to the confirmed address.
 */
export async function assertPayeeUnchanged(client: ChainClient, { name, address }: Payee): Promise<void> {
  if (name === undefined) return;
  const { lookUpName } = await import('./look-up-name.ts');
  const lookup = await lookUpName(client, name);
  if (lookup.kind !== 'found') throw new UserMessageError(messages.ens.gone(name));
  if (isSameAddress(lookup.address, address)) return;
  const [now, confirmed] = [checksumAddress(lookup.address), checksumAddress(address)];
  throw new UserMessageError(messages.ens.changed(name, now, confirmed));
}

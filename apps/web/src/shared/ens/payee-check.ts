import { isSameAddress } from '@tradewind/rules/network/address';
import { checksumAddress } from 'viem';
import { getChainClient } from '../chain/chain-client.ts';
import { UserMessageError } from '../chain/user-message-error.ts';
import { messages } from '../message/messages.ts';
import type { TransactionStep } from '../transaction/transaction-plan.ts';
import type { Payee } from './recipient.ts';

/** The step right before the wallet opens, if the payee was found by a name: the name must still lead to what was confirmed. */
export function createPayeeChecks(payee: Payee | null): TransactionStep[] {
  if (payee?.name === undefined) return [];
  const { name, address } = payee;
  return [{ kind: 'check', check: () => assertNameUnchanged({ name, address }) }];
}

async function assertNameUnchanged({ name, address }: Required<Payee>): Promise<void> {
  const { lookUpName } = await import('./look-up-name.ts');
  const lookup = await lookUpName(getChainClient(), name);
  if (lookup.kind !== 'found') throw new UserMessageError(messages.ens.gone(name));
  if (isSameAddress(lookup.address, address)) return;
  const [now, confirmed] = [lookup.address, address].map((each) => checksumAddress(each));
  throw new UserMessageError(messages.ens.changed(name, now ?? '', confirmed ?? ''));
}

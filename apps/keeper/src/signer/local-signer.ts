import { FatalError } from '@tradewind/process/process-error';
import { privateKeyToAccount } from 'viem/accounts';
import type { Signer } from './signer.ts';

/**
 * Signs with a key of this process. The key stays in the account's closure; an error does not contain a wrong
 * key.
 */
export function createLocalSigner(key: string): Signer {
  const account = findAccount(key.trim());
  if (account === undefined) throw new FatalError('the key of the keeper is not 32 bytes in hexadecimal');
  return {
    address: `0x${account.address.slice(2).toLowerCase()}`,
    sign: (transaction) => account.signTransaction({ type: 'eip1559', ...transaction }),
  };
}

function findAccount(key: string): ReturnType<typeof privateKeyToAccount> | undefined {
  if (!/^0x[0-9a-fA-F]{64}$/.test(key)) return undefined;
  try {
    return privateKeyToAccount(`0x${key.slice(2)}`);
  } catch {
    // Zero, or above the curve's order; the library's error contains the key.
    return undefined;
  }
}

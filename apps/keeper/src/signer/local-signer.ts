import { createKeyAccount } from '@tradewind/process/signer/key-account';
import type { Signer } from './signer.ts';

/** Signs with a key of this process; `setting` names the key in errors. */
export function createLocalSigner(key: string, setting: string): Signer {
  const account = createKeyAccount(key, setting);
  return {
    address: `0x${account.address.slice(2).toLowerCase()}`,
    sign: (transaction) => account.signTransaction({ type: 'eip1559', ...transaction }),
  };
}

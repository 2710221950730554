import { localMnemonic } from '@tradewind/abi/local/deployment-plan';
import { type HDAccount, mnemonicToAccount } from 'viem/accounts';

const derived: HDAccount[] = [];

/**
 * The traders of the local chain: their keys are public, so they hold nothing of value. The first call derives them:
 * the mnemonic's thousands of hashes would be a tenth of the work of each page that is loaded.
 */
export function listDemoAccounts(): readonly HDAccount[] {
  if (derived.length === 0)
    derived.push(...[1, 2, 3].map((addressIndex) => mnemonicToAccount(localMnemonic, { addressIndex })));
  return derived;
}

import { localMnemonic } from '@tradewind/abi/local/deployment-plan';
import { type HDAccount, mnemonicToAccount } from 'viem/accounts';

export interface DemoAccount {
  readonly address: `0x${string}`;
  readonly privateKey: `0x${string}`;
}

/** A derivation takes thousands of hashes; the demo data needs the same accounts many times. */
const derived = new Map<number, HDAccount>();

/** Lists the three traders of the development wallet. Their keys are public, so they are for local chains only. */
export function listDemoAccounts(): readonly DemoAccount[] {
  return [1, 2, 3].map(toDemoAccount);
}

/** Pays for the keeper's transactions on local chains. */
export function getKeeperAccount(): DemoAccount {
  return toDemoAccount(10);
}

/** Signs the permits of the demo's sales. */
export function getSignerAccount(): DemoAccount {
  return toDemoAccount(14);
}

/** Writes the simulated price on the local chain. */
export function getFeederAccount(): DemoAccount {
  return toDemoAccount(11);
}

/**
 * Returns an account of the local mnemonic. 0 deploys and seeds; 1 to 3 are demo traders; 4 to 8 are seed traders. 9
 * is the treasury, 10 the keeper, 11 the feeder, 12 the guardian, 13 the lister and 14 the signer of sales. 15 to 21
 * are artists and collectors, and 22 to 53 are buyers of sales.
 */
export function localAccount(index: number): HDAccount {
  const account = derived.get(index) ?? mnemonicToAccount(localMnemonic, { addressIndex: index });
  derived.set(index, account);
  return account;
}

/** Returns an account of the local mnemonic with its key. */
export function toDemoAccount(index: number): DemoAccount {
  const account = localAccount(index);
  return {
    address: account.address,
    privateKey: `0x${Buffer.from(getPrivateKey(account)).toString('hex')}`,
  };
}

function getPrivateKey(account: HDAccount): Uint8Array {
  const { privateKey } = account.getHdKey();
  if (privateKey === null || privateKey === undefined) {
    throw new TypeError('a derived account has a private key');
  }
  return privateKey;
}

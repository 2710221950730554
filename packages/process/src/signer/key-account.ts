import { type PrivateKeyAccount, privateKeyToAccount } from 'viem/accounts';
import { FatalError } from '../process-error.ts';

/**
 * The account of a private key, 0x and 64 hexadecimal digits. The key stays in the account's closure. Throws a
 * `FatalError` that names the setting and does not contain a wrong key.
 */
export function createKeyAccount(key: string, setting: string): PrivateKeyAccount {
  const account = findAccount(key.trim());
  if (account === undefined) throw new FatalError(`${setting} is not 32 bytes in hexadecimal`);
  return account;
}

function findAccount(key: string): PrivateKeyAccount | undefined {
  if (!/^0x[0-9a-fA-F]{64}$/.test(key)) return undefined;
  try {
    return privateKeyToAccount(`0x${key.slice(2)}`);
  } catch {
    // Zero, or above the curve's order; the library's error contains the key.
    return undefined;
  }
}

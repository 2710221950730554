import type { Hex } from '@tradewind/db/column/hex-bytes';
import { RetryableError } from '@tradewind/process/process-error';
import { isDeepStrictEqual } from 'node:util';
import { numberToHex, parseTransaction, recoverTransactionAddress } from 'viem';
import { z } from 'zod';
import type { Signer, UnsignedTransaction } from './signer.ts';

const rawSchema = z.templateLiteral(['0x02', z.string().regex(/^(?:[0-9a-fA-F]{2})+$/)]);
/** Some signers answer only the signed bytes, some add the transaction. */
const answerSchema = z.union([
  z.object({ result: rawSchema }).transform(({ result }) => result),
  z.object({ result: z.object({ raw: rawSchema }) }).transform(({ result }) => result.raw),
]);

export type RemoteSignerOptions = { url: string; address: Hex; timeoutMs: number };

/**
 * Requests signatures from a remote signer by `eth_signTransaction`. The answer must be the same transaction,
 * signed by the account.
 */
export function createRemoteSigner({ url, address, timeoutMs }: RemoteSignerOptions): Signer {
  return {
    address,
    sign: async (transaction) => {
      const raw = await requestSignature(transaction, { url, address, timeoutMs });
      if (!(await isSignedBy(raw, transaction, address))) {
        throw new RetryableError('the signer answered another transaction than the one to be signed');
      }
      return raw;
    },
  };
}

async function requestSignature(
  transaction: UnsignedTransaction,
  { url, address, timeoutMs }: RemoteSignerOptions,
): Promise<Hex> {
  const { to, data, ...numbers } = transaction;
  const quantities = Object.fromEntries(
    Object.entries(numbers).map(([name, value]) => [name, numberToHex(value)]),
  );
  const parameters = [{ from: address, to, data, type: '0x2', ...quantities }];
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'eth_signTransaction', params: parameters }),
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    });
    return answerSchema.parse(await response.json());
  } catch {
    // The signer's address may contain a secret, and so may its answer.
    throw new RetryableError('the signer did not sign');
  }
}

async function isSignedBy(raw: Hex, transaction: UnsignedTransaction, address: Hex): Promise<boolean> {
  try {
    const { to, data = '0x', value = 0n, nonce = 0, ...signed } = parseTransaction(raw);
    const { gas, chainId, maxFeePerGas, maxPriorityFeePerGas = 0n } = signed;
    const fields = { chainId, nonce, to, data, value, gas, maxFeePerGas, maxPriorityFeePerGas };
    const serializedTransaction: `0x02${string}` = `0x02${raw.slice(4)}`;
    const signer = await recoverTransactionAddress({ serializedTransaction });
    return signer.toLowerCase() === address && isDeepStrictEqual(fields, transaction);
  } catch {
    return false;
  }
}

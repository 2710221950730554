import type { Hex } from '@tradewind/db/column/hex-bytes';
import { RetryableError } from '@tradewind/process/process-error';
import { requestSignature } from '@tradewind/process/signer/request-signature';
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
      const raw = await requestSignature({
        url,
        timeoutMs,
        method: 'eth_signTransaction',
        parameters: [toParameter(transaction, address)],
        parse: (answer) => answerSchema.parse(answer),
      });
      if (!(await isSignedBy(raw, transaction, address))) {
        throw new RetryableError('the signer answered another transaction than the one to be signed');
      }
      return raw;
    },
  };
}

function toParameter({ to, data, ...numbers }: UnsignedTransaction, from: Hex) {
  const quantities = Object.entries(numbers).map(([name, value]) => [name, numberToHex(value)]);
  return { from, to, data, type: '0x2', ...Object.fromEntries(quantities) };
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

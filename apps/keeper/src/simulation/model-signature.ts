import type { Hex } from '@tradewind/db/column/hex-bytes';
import { hexToString, keccak256, toHex } from 'viem';
import { z } from 'zod';
import type { UnsignedTransaction } from '../signer/signer.ts';
import type { ModelTransaction } from './model-chain.ts';

const amount = z
  .string()
  .regex(/^\d+n$/)
  .transform((text) => BigInt(text.slice(0, -1)));
const hex = z.templateLiteral(['0x', z.string()]);
const transactionSchema = z.object({
  chainId: z.number(),
  nonce: z.number(),
  to: hex,
  data: hex,
  value: amount,
  gas: amount,
  maxFeePerGas: amount,
  maxPriorityFeePerGas: amount,
});

/** The model's signature: the fields as text. */
export function encodeTransaction(transaction: UnsignedTransaction): Hex {
  return toHex(
    JSON.stringify(transaction, (_key, value: unknown) => (typeof value === 'bigint' ? `${value}n` : value)),
  );
}

export function decodeTransaction(raw: Hex): ModelTransaction {
  return { ...transactionSchema.parse(JSON.parse(hexToString(raw))), txHash: keccak256(raw) };
}

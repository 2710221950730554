import { z } from 'zod';
import { hexSchema, quantitySchema, type ChainNode } from './chain-node.ts';

const logSchema = z.object({ address: hexSchema, topics: z.array(hexSchema), data: hexSchema });

const transactionSchema = z.object({
  from: hexSchema,
  to: hexSchema.nullable(),
  value: quantitySchema,
  input: hexSchema,
  nonce: quantitySchema,
  gas: quantitySchema,
});

const receiptSchema = z.object({
  status: quantitySchema,
  blockNumber: quantitySchema,
  gasUsed: quantitySchema,
  effectiveGasPrice: quantitySchema,
  contractAddress: hexSchema.nullish(),
  logs: z.array(logSchema),
});

const blockSchema = z.object({ timestamp: quantitySchema });

export type ChainLog = z.output<typeof logSchema>;
export type ChainTransaction = z.output<typeof transactionSchema>;
export type ChainReceipt = z.output<typeof receiptSchema>;

export type TransactionView =
  | { state: 'unknown' }
  | { state: 'pending'; transaction: ChainTransaction }
  | {
      state: 'mined';
      transaction: ChainTransaction;
      receipt: ChainReceipt;
      confirmations: bigint;
      timestamp: number;
    };

/** The current state of a transaction on the node. */
export async function readTransaction(call: ChainNode, hash: string): Promise<TransactionView> {
  const transaction = await call('eth_getTransactionByHash', [hash], transactionSchema.nullable());
  if (!transaction) return { state: 'unknown' };
  const receipt = await call('eth_getTransactionReceipt', [hash], receiptSchema.nullable());
  if (!receipt) return { state: 'pending', transaction };
  const blockNumber = `0x${receipt.blockNumber.toString(16)}`;
  const [head, block] = await Promise.all([
    call('eth_blockNumber', [], quantitySchema),
    call('eth_getBlockByNumber', [blockNumber, false], blockSchema),
  ]);
  const confirmations = head - receipt.blockNumber + 1n;
  return { state: 'mined', transaction, receipt, confirmations, timestamp: Number(block.timestamp) };
}

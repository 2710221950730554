import type { Hex } from '@tradewind/db/column/hex-bytes';
import { hexToString, keccak256 } from 'viem';
import { z } from 'zod';
import type { ChainNode } from '../chain/chain-node.ts';
import type { ModelChain } from './model-chain.ts';

const number = z
  .string()
  .regex(/^\d+n$/)
  .transform((text) => BigInt(text.slice(0, -1)));
const hex = z.templateLiteral(['0x', z.string()]);
const transactionSchema = z.object({
  chainId: z.number(),
  nonce: z.number(),
  to: hex,
  data: hex,
  value: number,
  gas: number,
  maxFeePerGas: number,
  maxPriorityFeePerGas: number,
});

/** A node of the model chain. `fault` runs before and after every answer and may throw. */
export function createModelNode(chain: ModelChain, account: Hex, fault: () => void): ChainNode {
  const answer = async <Value>(give: () => Value): Promise<Value> => {
    fault();
    const value = give();
    fault();
    return value;
  };
  const head = () => chain.blocks.length - 1;
  return {
    getGenesisHash: () => answer(() => chain.blocks[0]!.hash),
    getHead: () =>
      answer(() => ({ number: head(), hash: chain.blocks.at(-1)!.hash, timestamp: 0, baseFeePerGas: 0n })),
    findBlockHash: (at) => answer(() => chain.blocks[at]?.hash),
    getNonce: () => answer(chain.getNonce),
    getBalance: () => answer(() => 10n ** 30n),
    getPriorityFee: () => answer(chain.getMinimumFee),
    findReceipt: (txHashes) =>
      answer(() => {
        const blockNumber = chain.blocks.findIndex(({ transactions }) =>
          transactions.some(({ txHash }) => txHashes.includes(txHash)),
        );
        const block = chain.blocks[blockNumber];
        const included = block?.transactions.find(({ txHash }) => txHashes.includes(txHash));
        return block && included
          ? {
              txHash: included.txHash,
              blockNumber,
              blockHash: block.hash,
              from: account,
              succeeded: true,
              logs: [],
            }
          : undefined;
      }),
    isKnown: (txHash) => answer(() => chain.isWaiting(txHash)),
    estimateGas: () => answer(() => 21_000n),
    send: (raw) =>
      answer(() => {
        const transaction = transactionSchema.parse(JSON.parse(hexToString(raw)));
        return chain.take({ ...transaction, txHash: keccak256(raw) });
      }),
  };
}

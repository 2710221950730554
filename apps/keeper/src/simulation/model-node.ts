import type { Hex } from '@tradewind/db/column/hex-bytes';
import type { ChainNode, Head, Receipt } from '../chain/chain-node.ts';
import { getNonce, type ModelChain, take } from './model-chain.ts';
import { decodeTransaction } from './model-signature.ts';

/** A node of the model chain. `fault` runs before and after every answer, takes time and may throw. */
export function createModelNode(chain: ModelChain, account: Hex, fault: () => Promise<void>): ChainNode {
  const answer = async <Value>(give: () => Value): Promise<Value> => {
    await fault();
    const value = give();
    await fault();
    return value;
  };
  return {
    getGenesisHash: () => answer(() => getBlock(chain, 0).hash),
    getHead: () => answer(() => getBlock(chain, chain.blocks.length - 1)),
    findBlockHash: (at) => answer(() => chain.blocks[at]?.hash),
    getNonce: (requested) => answer(() => (requested === account ? getNonce(chain) : 0)),
    getBalance: () => answer(() => 10n ** 30n),
    getPriorityFee: () => answer(() => chain.minimumFee),
    findReceipt: (txHashes) => answer(() => findReceipt(chain, account, txHashes)),
    isKnown: (txHash) => answer(() => chain.waiting.has(txHash)),
    read: () => answer(() => undefined),
    estimateGas: () => answer(() => 21_000n),
    send: (raw) => answer(() => take(chain, decodeTransaction(raw))),
  };
}

function getBlock({ blocks }: ModelChain, number: number): Head {
  const block = blocks[number];
  if (block === undefined) throw new RangeError(`no block ${number}`);
  return { number, hash: block.hash, timestamp: 0, baseFeePerGas: 0n };
}

function findReceipt({ blocks }: ModelChain, from: Hex, txHashes: readonly Hex[]): Receipt | undefined {
  for (const [blockNumber, { hash: blockHash, transactions }] of blocks.entries()) {
    const included = transactions.find(({ txHash }) => txHashes.includes(txHash));
    if (included) {
      return { txHash: included.txHash, blockNumber, blockHash, from, succeeded: true, logs: [] };
    }
  }
  return undefined;
}

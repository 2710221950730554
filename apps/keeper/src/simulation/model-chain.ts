import type { Hex } from '@tradewind/db/column/hex-bytes';
import { keccak256, toHex } from 'viem';
import type { UnsignedTransaction } from '../signer/signer.ts';

/** A signed transaction of the model: its fields in plain sight. */
export type ModelTransaction = UnsignedTransaction & { txHash: Hex };

type Block = { hash: Hex; transactions: ModelTransaction[] };

/** A chain of one account: blocks, transactions that wait, and what a block asks for at least. */
export type ModelChain = {
  blocks: Block[];
  waiting: Map<Hex, ModelTransaction>;
  minimumFee: bigint;
  mined: number;
};

export function createModelChain(): ModelChain {
  const genesis = { hash: keccak256(toHex('genesis')), transactions: [] };
  return { blocks: [genesis], waiting: new Map(), minimumFee: 1n, mined: 0 };
}

export function listIncluded({ blocks }: ModelChain): ModelTransaction[] {
  return blocks.flatMap(({ transactions }) => transactions);
}

export function getNonce(chain: ModelChain): number {
  return listIncluded(chain).length;
}

/** A block with the best offers that wait, behind what others put into it. */
export function mine(chain: ModelChain, foreign: ModelTransaction[] = []): void {
  const transactions = [...foreign];
  for (let nonce = getNonce(chain) + foreign.length; ; nonce += 1) {
    const best = findBestOffer(chain, nonce);
    if (best === undefined) break;
    transactions.push(best);
  }
  chain.mined += 1;
  chain.blocks.push({ hash: keccak256(toHex(`block ${chain.mined}`)), transactions });
  for (const [hash, { nonce }] of chain.waiting) if (nonce < getNonce(chain)) chain.waiting.delete(hash);
}

function findBestOffer({ waiting, minimumFee }: ModelChain, nonce: number): ModelTransaction | undefined {
  return [...waiting.values()]
    .filter((one) => one.nonce === nonce && one.maxFeePerGas >= minimumFee)
    .toSorted((a, b) => Number(b.maxFeePerGas - a.maxFeePerGas))[0];
}

/** Replaces the last blocks by as many and one more; what was in them may wait again, or is forgotten. */
export function reorganise(chain: ModelChain, depth: number, isRemembered: () => boolean): void {
  const undone = chain.blocks.splice(Math.max(1, chain.blocks.length - depth));
  for (const transaction of undone.flatMap(({ transactions }) => transactions)) {
    if (isRemembered()) chain.waiting.set(transaction.txHash, transaction);
  }
  for (let count = 0; count <= undone.length; count += 1) mine(chain);
}

/** A transaction of the account that the keeper knows nothing of takes the next nonce. */
export function useNonceElsewhere(chain: ModelChain): void {
  const data = toHex(`elsewhere ${chain.mined}`);
  const fees = { gas: 1n, maxFeePerGas: 1n, maxPriorityFeePerGas: 1n };
  const foreign = { chainId: 1, nonce: getNonce(chain), to: data, data, value: 0n, ...fees };
  mine(chain, [{ ...foreign, txHash: keccak256(data) }]);
}

export function forget({ waiting }: ModelChain, isForgotten: () => boolean): void {
  for (const hash of waiting.keys()) if (isForgotten()) waiting.delete(hash);
}

/** As a node does: too low a nonce, or an offer hardly above the one that waits, is refused. */
export function take(chain: ModelChain, transaction: ModelTransaction): string | undefined {
  const { waiting } = chain;
  if (transaction.nonce < getNonce(chain)) return 'nonce too low';
  if (waiting.has(transaction.txHash)) return 'already known';
  const rival = [...waiting.values()].find(({ nonce }) => nonce === transaction.nonce);
  if (rival && transaction.maxFeePerGas * 10n < rival.maxFeePerGas * 11n) {
    return 'replacement transaction underpriced';
  }
  if (rival) waiting.delete(rival.txHash);
  waiting.set(transaction.txHash, transaction);
  return undefined;
}

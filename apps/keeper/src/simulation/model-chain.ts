import type { Hex } from '@tradewind/db/column/hex-bytes';
import { keccak256, toHex } from 'viem';
import type { UnsignedTransaction } from '../signer/signer.ts';

/** A signed transaction of the model, in plain text. */
export type ModelTransaction = UnsignedTransaction & { txHash: Hex };

type Block = { hash: Hex; transactions: ModelTransaction[] };

/** A chain of one account. */
export type ModelChain = {
  blocks: Block[];
  /** Pending transactions. */
  waiting: Map<Hex, ModelTransaction>;
  /** All transactions that a node ever accepted: any of them may be offered again. */
  taken: Map<Hex, ModelTransaction>;
  /** The minimum fee of a block. */
  minimumFee: bigint;
  mined: number;
};

export function createModelChain(): ModelChain {
  const genesis: Block = { hash: '0x0', transactions: [] };
  return { blocks: [genesis], waiting: new Map(), taken: new Map(), minimumFee: 1n, mined: 0 };
}

export function listIncluded({ blocks }: ModelChain): ModelTransaction[] {
  return blocks.flatMap(({ transactions }) => transactions);
}

export function getNonce(chain: ModelChain): number {
  return chain.blocks.reduce((count, { transactions }) => count + transactions.length, 0);
}

/** Adds a block with the best pending offers, behind foreign transactions. */
export function mine(chain: ModelChain, foreign: ModelTransaction[] = []): void {
  const transactions = [...foreign];
  for (let nonce = getNonce(chain) + foreign.length; ; nonce += 1) {
    const best = findBestOffer(chain, nonce);
    if (best === undefined) break;
    transactions.push(best);
  }
  chain.mined += 1;
  chain.blocks.push({ hash: `0x${chain.mined.toString(16)}`, transactions });
  const next = getNonce(chain);
  for (const [hash, { nonce }] of chain.waiting) if (nonce < next) chain.waiting.delete(hash);
}

function findBestOffer({ waiting, minimumFee }: ModelChain, nonce: number): ModelTransaction | undefined {
  return [...waiting.values()]
    .filter((one) => one.nonce === nonce && one.maxFeePerGas >= minimumFee)
    .toSorted((a, b) => Number(b.maxFeePerGas - a.maxFeePerGas))[0];
}

/** Replaces the last blocks by as many and one more; any accepted transaction may become pending again. */
export function reorganise(chain: ModelChain, depth: number, isRemembered: () => boolean): void {
  const undone = chain.blocks.splice(Math.max(1, chain.blocks.length - depth));
  remember(chain, isRemembered);
  for (let count = 0; count <= undone.length; count += 1) mine(chain);
}

/** A peer offers old accepted transactions again. */
export function remember(chain: ModelChain, isRemembered: () => boolean): void {
  const next = getNonce(chain);
  for (const [hash, transaction] of chain.taken) {
    if (transaction.nonce >= next && isRemembered()) chain.waiting.set(hash, transaction);
  }
}

/** A transaction of the account from outside the keeper uses the next nonce. */
export function useNonceElsewhere(chain: ModelChain): void {
  const data = toHex(`elsewhere ${chain.mined}`);
  const fees = { gas: 1n, maxFeePerGas: 1n, maxPriorityFeePerGas: 1n };
  const foreign = { chainId: 1, nonce: getNonce(chain), to: data, data, value: 0n, ...fees };
  const transaction = { ...foreign, txHash: keccak256(data) };
  chain.taken.set(transaction.txHash, transaction);
  mine(chain, [transaction]);
}

export function forget({ waiting }: ModelChain, isForgotten: () => boolean): void {
  for (const hash of waiting.keys()) if (isForgotten()) waiting.delete(hash);
}

/** As a node does, refuses a nonce that is too low, or an offer hardly above the pending one. */
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
  chain.taken.set(transaction.txHash, transaction);
  return undefined;
}

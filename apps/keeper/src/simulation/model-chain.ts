import type { Hex } from '@tradewind/db/column/hex-bytes';
import { keccak256, toHex } from 'viem';
import type { UnsignedTransaction } from '../signer/signer.ts';

/** A signed transaction of the model: its fields in plain sight. */
export type ModelTransaction = UnsignedTransaction & { txHash: Hex };

type Block = { hash: Hex; transactions: ModelTransaction[] };

export type ModelChain = ReturnType<typeof createModelChain>;

/** A chain of one account: blocks, transactions that wait, and everything that can happen to both. */
export function createModelChain() {
  const blocks: Block[] = [{ hash: keccak256(toHex('genesis')), transactions: [] }];
  const waiting = new Map<Hex, ModelTransaction>();
  let mined = 0;
  /** What a block asks for at least. */
  let minimumFee = 1n;
  const listIncluded = () => blocks.flatMap(({ transactions }) => transactions);
  const getNonce = () => listIncluded().length;
  const mine = (foreign: ModelTransaction[] = []) => {
    const transactions = [...foreign];
    for (let nonce = getNonce() + foreign.length; ; nonce += 1) {
      const offers = [...waiting.values()].filter(
        (one) => one.nonce === nonce && one.maxFeePerGas >= minimumFee,
      );
      const best = offers.toSorted((a, b) => Number(b.maxFeePerGas - a.maxFeePerGas))[0];
      if (best === undefined) break;
      transactions.push(best);
    }
    mined += 1;
    blocks.push({ hash: keccak256(toHex(`block ${mined}`)), transactions });
    for (const [hash, { nonce }] of waiting) if (nonce < getNonce()) waiting.delete(hash);
  };
  return {
    blocks,
    listIncluded,
    getNonce,
    mine,
    getMinimumFee: () => minimumFee,
    setMinimumFee: (fee: bigint) => {
      minimumFee = fee;
    },
    /** Replaces the last blocks by empty ones; their transactions may or may not wait again. */
    reorganise: (depth: number, isRemembered: (transaction: ModelTransaction) => boolean) => {
      const undone = blocks.splice(Math.max(1, blocks.length - depth));
      for (const transaction of undone.flatMap(({ transactions }) => transactions)) {
        if (isRemembered(transaction)) waiting.set(transaction.txHash, transaction);
      }
      for (let count = 0; count <= undone.length; count += 1) mine();
    },
    /** A transaction of the account that the keeper knows nothing of takes the next nonce. */
    useNonceElsewhere: (note: string) => {
      const data = toHex(`elsewhere ${note}`);
      const foreign = {
        chainId: 1,
        nonce: getNonce(),
        to: data,
        data,
        value: 0n,
        gas: 1n,
        maxFeePerGas: 1n,
        maxPriorityFeePerGas: 1n,
      };
      mine([{ ...foreign, txHash: keccak256(data) }]);
    },
    forget: (isForgotten: () => boolean) => {
      for (const hash of waiting.keys()) if (isForgotten()) waiting.delete(hash);
    },
    /** As a node does: too low a nonce, or an offer hardly above the one that waits, is refused. */
    take: (transaction: ModelTransaction): string | undefined => {
      if (transaction.nonce < getNonce()) return 'nonce too low';
      if (waiting.has(transaction.txHash)) return 'already known';
      const rival = [...waiting.values()].find(({ nonce }) => nonce === transaction.nonce);
      if (rival && transaction.maxFeePerGas * 10n < rival.maxFeePerGas * 11n)
        return 'replacement transaction underpriced';
      if (rival) waiting.delete(rival.txHash);
      waiting.set(transaction.txHash, transaction);
      return undefined;
    },
    isWaiting: (txHash: Hex) => waiting.has(txHash),
  };
}

/** The model's signature: the fields as text. */
export function encodeModelTransaction(transaction: UnsignedTransaction): Hex {
  return toHex(
    JSON.stringify(transaction, (_key, value: unknown) => (typeof value === 'bigint' ? `${value}n` : value)),
  );
}

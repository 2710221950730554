import type { Hex } from '@tradewind/db/column/hex-bytes';

export type Head = { number: number; hash: Hex; timestamp: number; baseFeePerGas: bigint };

export type ReceiptLog = { address: Hex; topics: readonly Hex[] };
export type Receipt = {
  txHash: Hex;
  blockNumber: number;
  blockHash: Hex;
  from: Hex;
  succeeded: boolean;
  logs: readonly ReceiptLog[];
};

export type Call = { from: Hex; to: Hex; data: Hex; value: bigint };

/** What the keeper asks of a chain. Every call may fail as a whole with a retryable error. */
export type ChainNode = {
  getGenesisHash: () => Promise<Hex>;
  getHead: () => Promise<Head>;
  /** Undefined above the head. */
  findBlockHash: (number: number) => Promise<Hex | undefined>;
  /** Transactions of the account in the chain as of its head: the next nonce. */
  getNonce: (account: Hex) => Promise<number>;
  getBalance: (account: Hex) => Promise<bigint>;
  getPriorityFee: () => Promise<bigint>;
  /** Of the first of these transactions that is in the chain. */
  findReceipt: (txHashes: readonly Hex[]) => Promise<Receipt | undefined>;
  /** Whether the node knows the transaction, in a block or waiting. */
  isKnown: (txHash: Hex) => Promise<boolean>;
  /** What a function answers as of the head; undefined where it reverts, or nothing is there. */
  read: (contract: Hex, data: Hex) => Promise<Hex | undefined>;
  /** Undefined where it would revert. */
  estimateGas: (call: Call) => Promise<bigint | undefined>;
  /** Says why the node refused it; what became of it only the chain tells. */
  send: (raw: Hex) => Promise<string | undefined>;
};

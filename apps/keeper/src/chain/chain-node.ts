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

/** The keeper's calls to a chain node. Every call may fail with a retryable error. */
export type ChainNode = {
  getGenesisHash: () => Promise<Hex>;
  getHead: () => Promise<Head>;
  /** Undefined above the head. */
  findBlockHash: (number: number) => Promise<Hex | undefined>;
  /** Transaction count of the account as of the head: the next nonce. */
  getNonce: (account: Hex) => Promise<number>;
  getBalance: (account: Hex) => Promise<bigint>;
  getPriorityFee: () => Promise<bigint>;
  /** Receipt of the first of these transactions that a block includes. */
  findReceipt: (txHashes: readonly Hex[]) => Promise<Receipt | undefined>;
  /** Whether the node knows the transaction, in a block or pending. */
  isKnown: (txHash: Hex) => Promise<boolean>;
  /** Result of a call as of the head; undefined where it reverts, or the address has no code. */
  read: (contract: Hex, data: Hex) => Promise<Hex | undefined>;
  /** Undefined where it would revert. */
  estimateGas: (call: Call) => Promise<bigint | undefined>;
  /** Returns the node's reason for a refusal; only the chain decides whether the transaction succeeds. */
  send: (raw: Hex) => Promise<string | undefined>;
};

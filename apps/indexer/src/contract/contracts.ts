import type { Hex } from '@tradewind/db/column/hex-bytes';
import type { Log } from '../rpc/schema.ts';

/** The contracts whose events an area reads: the known ones, and those that their factories add at run time. */
export type Contracts = { roots: readonly Root[]; factories: readonly Factory[] };

export type Root = {
  address: Hex;
  /** First topics of the events to read. */
  selectors: readonly Hex[];
};

export type Factory = {
  /** Only events of this contract count: anybody can emit the same event. */
  factory: Hex;
  /** First topic of the event that announces a new contract. */
  event: Hex;
  /** Distinguishes the contracts that one event announces; empty where it announces one. */
  role: string;
  /** The contract that a log of the event announces. */
  findChild: (log: Log) => Hex;
  /** First topics of the children's events to read, from the block of the announcement on. */
  selectors: readonly Hex[];
};

/** A contract that a factory has added. */
export type Child = Pick<Factory, 'factory' | 'event' | 'role'> & { address: Hex; blockNumber: number };

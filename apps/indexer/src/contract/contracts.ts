import type { Hex } from '@tradewind/db/column/hex-bytes';
import type { Log } from '../rpc/schema.ts';

/** The contracts whose events an area reads: those known beforehand, and those that factories among them add at run time. */
export type Contracts = { roots: readonly Root[]; factories: readonly Factory[] };

export type Root = {
  address: Hex;
  /** First topics of what is read of it. */
  selectors: readonly Hex[];
};

export type Factory = {
  /** Only what this contract emits is believed: anybody can emit the same event. */
  factory: Hex;
  /** First topic of the event by which it tells of a new contract. */
  event: Hex;
  /** The contract that a log of the event tells of. */
  findChild: (log: Log) => Hex;
  /** First topics of what is read of its children, from the block of that event on. */
  selectors: readonly Hex[];
};

export const noContracts: Contracts = { roots: [], factories: [] };

/** A contract that a factory has added. */
export type Child = Pick<Factory, 'factory' | 'event'> & { address: Hex; blockNumber: number };

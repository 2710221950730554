import type { Hex } from '../column/hex-bytes.ts';
import { defineNotice } from '../relay/notice-kind.ts';

/** A touched pool in its state after the blocks; a reserve is null where it is unchanged. */
type TouchedPool = {
  address: Hex;
  /** Missing for a pool that was never funded. */
  place?: number;
  /** token0 and token1 of a pool with a place that is now dust or empty. */
  dustOf?: [Hex, Hex];
  reserve0: string | null;
  reserve1: string | null;
};

type ExchangeChange = {
  /** The last of the blocks. */
  blockNumber: number;
  swapCount: number;
  /** Null where too many pools changed. */
  pools: TouchedPool[] | null;
  /** The transactions with the accounts that sent them. */
  transactions: { hash: Hex; account: Hex }[];
};

/** The changes of pools by blocks. */
export const exchangeNotice = defineNotice<ExchangeChange>('exchange.changed');

import { factoryEvents } from '@tradewind/abi/exchange/factory.events';
import { pairEvents } from '@tradewind/abi/exchange/pair.events';
import {
  burnTable,
  mintTable,
  pairCreatedTable,
  sharesCollectedTable,
  swapTable,
} from '@tradewind/db/exchange/tables';
import { type RowsOf, stored, unstored } from '../contract/define-events.ts';

export type EventRows = RowsOf<typeof exchangeEvents>;

export const exchangeEvents = {
  factory: {
    pairsCreated: stored(factoryEvents.pairCreated, pairCreatedTable, ({ token0, token1, pair, count }) => {
      // The event's count includes this pair.
      return { token0, token1, pool: pair, place: Number(count) - 1 };
    }),
    sharesCollected: stored(
      factoryEvents.sharesCollected,
      sharesCollectedTable,
      ({ pair: pool, treasury, shares }) => ({ pool, treasury, shares }),
    ),
  },
  pool: {
    /** Stored with the cumulative sums of their pools. */
    syncs: unstored(pairEvents.sync, (reserves, { address: pool }) => ({ pool, ...reserves })),
    swaps: stored(
      pairEvents.swap,
      swapTable,
      ({ to: recipient, ...swap }, { address: pool, from: account }) => ({
        pool,
        account,
        recipient,
        ...swap,
      }),
    ),
    mints: stored(pairEvents.mint, mintTable, (mint, { address: pool, from: account }) => ({
      pool,
      account,
      ...mint,
    })),
    burns: stored(
      pairEvents.burn,
      burnTable,
      ({ to: recipient, ...burn }, { address: pool, from: account }) => ({
        pool,
        account,
        recipient,
        ...burn,
      }),
    ),
    /** Of pool tokens, from the zero address where they are minted; stored as moves of accounts. */
    shareTransfers: unstored(pairEvents.transfer, ({ from, to, value }, { address: pool }) => ({
      pool,
      sender: from,
      recipient: to,
      shares: value,
    })),
  },
};

import { expect, it } from 'vitest';
import { toAddress, toHash } from '../../test-support/known.ts';
import { nftMarketEvents, type EventRows } from './events.ts';
import { toNftMarketNotice } from './nft-market-notice.ts';

const [alice, bob, carol] = [toAddress('a'), toAddress('b'), toAddress('c')];
const [market, collection] = [toAddress('1'), toAddress('2')];
const names = Object.values(nftMarketEvents).flatMap((rules) => Object.keys(rules));
const none = Object.fromEntries(names.map((name) => [name, []])) as unknown as EventRows;
const event = {
  chainId: 1,
  blockNumber: 5,
  logIndex: 0,
  blockHash: toHash('5'),
  blockTimestamp: 50,
  txHash: toHash('7'),
};
const moved = { ...event, collection, tokenId: 8, sender: alice, recipient: bob };
const bid = { ...event, market, tokenId: 7, nonce: 1, bidder: bob, price: 1n, endsAt: 0 };

it('[NFT-07] [HUB-02] reports each changed work once, and the accounts that acted', () => {
  const credited = { ...event, market, account: carol, amount: 1n };
  const rows = {
    ...none,
    transfers: [moved, moved],
    bidsPlaced: [bid],
    bidsPriced: [bid],
    credited: [credited],
  };
  const { kind, payload } = toNftMarketNotice(rows, 9);
  expect(kind).toBe('nft-market.changed');
  expect(payload).toEqual({
    blockNumber: 9,
    works: [
      { contract: collection, tokenId: 8 },
      { contract: market, tokenId: 7 },
    ],
    accounts: [bob, carol],
  });
});

it('[NFT-07] [HUB-02] given more works than a notice names, then any work may have changed', () => {
  const transfers = Array.from({ length: 101 }, (_, tokenId) => ({ ...moved, tokenId }));
  expect(toNftMarketNotice({ ...none, transfers }, 9).payload).toMatchObject({ works: null });
});

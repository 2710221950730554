import { artNftAbi } from '@tradewind/abi/nft-market/art-nft.abi';
import { marketAbi } from '@tradewind/abi/nft-market/market.abi';
import { marketFactoryAbi } from '@tradewind/abi/nft-market/market-factory.abi';
import { erc20Abi } from '@tradewind/abi/standard/erc20.abi';
import { erc721Abi } from '@tradewind/abi/standard/erc721.abi';
import { type Abi, toEventSelector } from 'viem';
import { describe, expect, it } from 'vitest';
import { toAddress, toHash } from '../../test-support/known.ts';
import type { EventRule } from '../contract/define-events.ts';
import { listContracts } from '../contract/emitters.ts';
import { encodeLog } from '../contract/encode-log.test-support.ts';
import { createRowReader } from '../contract/read-rows.ts';
import { readLogs } from '../contract/read-logs.ts';
import { selectLogs } from '../contract/select-logs.ts';
import type { Log } from '../rpc/schema.ts';
import type { ContractFilter } from '../sync/contract-filter.ts';
import { nftMarketEvents } from './events.ts';
import { nftMarketArea } from './nft-market-area.ts';

const [factory, art, genesis] = [toAddress('1'), toAddress('2'), toAddress('3')];
const [market, later] = [toAddress('4'), toAddress('5')];
const [alice, bob, carol] = [toAddress('a'), toAddress('b'), toAddress('c')];
const highest = 2n ** 32n - 1n;
const price = 2n ** 96n - 1n;
const fileName = `${'0f'.repeat(32)}.webp`;
const abis: Record<string, Abi> = {
  factory: marketFactoryAbi,
  art: artNftAbi,
  genesis: erc721Abi,
  collection: erc721Abi,
  market: marketAbi,
};
const emitters = nftMarketArea.emitters({ chainId: 1, factory, art, genesis });
const contracts = listContracts(nftMarketEvents, emitters);

it.each(Object.entries(nftMarketEvents))('[NFT-07] the selectors are those of the %s', (emitter, rules) => {
  const known = new Set(
    abis[emitter]!.flatMap((entry) => (entry.type === 'event' ? toEventSelector(entry) : [])),
  );
  expect(Object.values(rules).filter(({ selector }) => !known.has(selector))).toEqual([]);
});

const { factory: ofFactory, art: ofArt, market: ofMarket } = nftMarketEvents;
const ask = { market, tokenId: Number(highest), nonce: Number(highest) };

describe('[NFT-07] given a log of the general encoder, then its columns are the arguments', () => {
  it.each<[string, string, EventRule, readonly unknown[], object]>([
    [
      'factory',
      'MarketCreated',
      ofFactory.marketsCreated,
      [7n, alice, bob, 1_000n],
      { number: 7, market: alice, collection: bob, feeBps: 1_000 },
    ],
    [
      'art',
      'Minted',
      ofArt.minted,
      [9n, alice, bob, fileName, 250n],
      { collection: market, tokenId: 9, recipient: alice, creator: bob, fileName, royaltyBps: 250 },
    ],
    [
      'art',
      'RoyaltyLowered',
      ofArt.royaltiesLowered,
      [9n, 0n],
      { collection: market, tokenId: 9, royaltyBps: 0 },
    ],
    [
      'market',
      'AskOpened',
      ofMarket.asksOpened,
      [highest, highest, alice, 1, price, 1_800_000_000n, 250n],
      { ...ask, seller: alice, kind: 'auction', price, endsAt: 1_800_000_000, feeBps: 250 },
    ],
    ['market', 'AskPriced', ofMarket.asksPriced, [highest, highest, price], { ...ask, price }],
    ['market', 'AskClosed', ofMarket.asksClosed, [highest, highest, 5], { ...ask, reason: 'unsold' }],
    [
      'market',
      'BidPlaced',
      ofMarket.bidsPlaced,
      [highest, highest, bob, price, 0n],
      { ...ask, bidder: bob, price, endsAt: 0 },
    ],
    [
      'market',
      'BidPriced',
      ofMarket.bidsPriced,
      [highest, highest, bob, price, 5n],
      { ...ask, bidder: bob, price, endsAt: 5 },
    ],
    [
      'market',
      'BidClosed',
      ofMarket.bidsClosed,
      [highest, highest, bob, 6, price],
      { ...ask, bidder: bob, reason: 'outbid', refunded: price },
    ],
    [
      'market',
      'Traded',
      ofMarket.traded,
      [highest, highest, alice, bob, price, 5n, carol, 6n, alice, 1n],
      {
        ...ask,
        seller: alice,
        buyer: bob,
        price,
        fee: 5n,
        royaltyTo: carol,
        royalty: 6n,
        referrer: alice,
        referral: 1n,
      },
    ],
    [
      'market',
      'OfferPlaced',
      ofMarket.offersPlaced,
      [bob, price, 65_535n, 2n ** 40n - 1n],
      { market, bidder: bob, price, count: 65_535, until: 2 ** 40 - 1 },
    ],
    [
      'market',
      'OfferTaken',
      ofMarket.offersTaken,
      [bob, highest, 3n],
      { market, tokenId: Number(highest), bidder: bob, leftCount: 3 },
    ],
    ['market', 'OfferClosed', ofMarket.offersClosed, [bob, price], { market, bidder: bob, refunded: price }],
    ['market', 'FeeProposed', ofMarket.feesProposed, [300n, 9n], { market, feeBps: 300, activeAt: 9 }],
    ['market', 'FeesSwept', ofMarket.feesSwept, [price], { market, amount: price }],
    ['market', 'ListingsPaused', ofMarket.paused, [true], { market, isPaused: true }],
    ['market', 'Credited', ofMarket.credited, [alice, price], { market, account: alice, amount: price }],
    [
      'market',
      'PendingWithdrawn',
      ofMarket.creditsWithdrawn,
      [alice, bob, price],
      { market, account: alice, recipient: bob, amount: price },
    ],
  ])('%s: %s', (emitter, name, rule, values, columns) => {
    expect(rule.toColumns(encodeLog(abis[emitter]!, market, name, values), bob)).toEqual(columns);
  });
});

const opened = (address: typeof art) =>
  encodeLog(marketAbi, address, 'AskOpened', [1n, 1n, alice, 0, 1n, 0n, 0n]);
const transfer = (address: typeof art, tokenId: bigint) =>
  encodeLog(erc721Abi, address, 'Transfer', [alice, bob, tokenId]);

describe('transfers of followed collections', () => {
  const read = createRowReader(1, nftMarketEvents, emitters);
  const block = {
    number: 5,
    hash: toHash('1'),
    parentHash: toHash('4'),
    timestamp: 50,
    logsBloom: '0x' as const,
    transactions: [{ hash: toHash('1'), from: bob }],
  };
  const rowsOf = (log: Log) => read([log], new Map([[5, block]])).rows;

  it.each([
    ['artTransfers', art],
    ['genesisTransfers', genesis],
    ['transfers', later],
  ] as const)('[NFT-07] given an id that a market takes, then %s have it', (rows, collection) => {
    expect(rowsOf(transfer(collection, highest))[rows]).toMatchObject([
      { collection, tokenId: Number(highest), sender: alice, recipient: bob },
    ]);
  });

  it('[NFT-07] given an id above, or a log of another shape, then they have no row, and the index goes on', () => {
    const foreign = encodeLog(erc20Abi, later, 'Transfer', [alice, bob, 1n]);
    for (const log of [transfer(later, highest + 1n), foreign]) expect(rowsOf(log).transfers).toEqual([]);
  });
});

it('[NFT-07] given a market and its collection, then each counts for its own events alone, from its block on', async () => {
  const created = encodeLog(marketFactoryAbi, factory, 'MarketCreated', [0n, market, later, 250n]);
  const own = [opened(market), transfer(later, 1n)];
  const others = [opened(later), transfer(market, 1n), opened(bob)];
  const source = {
    from: 5,
    to: 5,
    isFar: false,
    listLogs: ({ addresses }: ContractFilter) =>
      Promise.resolve(
        [created, ...own, ...others].filter(
          ({ address }) => addresses === 'any' || addresses.includes(address),
        ),
      ),
    getBlocks: () => Promise.resolve(new Map()),
    call: () => Promise.resolve([]),
  };
  const { logs, added } = await readLogs(source, [contracts], { kind: 'listed', children: [] });
  expect(logs).toEqual([[created, ...own]]);
  expect(added.map(({ address, role }) => [address, role])).toEqual([
    [later, 'collection'],
    [market, 'market'],
  ]);
  const early = own.map((log) => ({ ...log, blockNumber: 4 }));
  expect(selectLogs(early, contracts, added)).toEqual([]);
});

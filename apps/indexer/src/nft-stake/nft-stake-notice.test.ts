import { expect, it } from 'vitest';
import { toAddress, toHash } from '../../test-support/known.ts';
import type { EventRows } from './events.ts';
import { toNftStakeNotice } from './nft-stake-notice.ts';

const [alice, bob, carol, collection] = ['a', 'b', 'c', '1'].map((digit) => toAddress(digit));
const none: EventRows = {
  staked: [],
  unstaked: [],
  lost: [],
  allowed: [],
  removed: [],
  genesisTransfers: [],
  transfers: [],
};
const event = {
  chainId: 1,
  blockNumber: 5,
  logIndex: 0,
  blockHash: toHash('5'),
  blockTimestamp: 50,
  txHash: toHash('7'),
  collection: collection!,
};
const staked = { ...event, account: alice!, tokenId: 7n, weight: 1, activeAt: 1 };
const moved = { ...event, tokenId: 8n, sender: bob!, recipient: carol! };

it('[NST-01] [HUB-02] reports whose NFTs moved, and each transaction of an account once', () => {
  const rows = {
    ...none,
    staked: [staked, { ...staked, tokenId: 8n }],
    unstaked: [staked],
    transfers: [moved],
  };
  const { kind, payload } = toNftStakeNotice(rows, 9);
  expect(kind).toBe('nft-stake.changed');
  expect(payload).toEqual({
    blockNumber: 9,
    accounts: [alice, bob, carol],
    transactions: [{ account: alice, hash: toHash('7') }],
  });
});

it('[NST-01] [HUB-02] given a lost NFT, then the list of its account changed; the transaction is a stranger’s', () => {
  const { payload } = toNftStakeNotice({ ...none, lost: [staked] }, 9);
  expect(payload).toEqual({ blockNumber: 9, accounts: [alice], transactions: [] });
});

it.each<[string, Partial<EventRows>]>([
  ['a collection was allowed', { allowed: [{ ...event, weight: 1, rarityRoot: toHash('0') }] }],
  ['a collection was removed', { removed: [event] }],
  [
    'too many accounts moved NFTs',
    {
      genesisTransfers: Array.from({ length: 101 }, (_, index) => ({
        ...moved,
        recipient: toAddress((1_000 + index).toString()),
      })),
    },
  ],
])('[NST-01] [HUB-02] given that %s, then any list may have changed', (_, rows) => {
  const { payload } = toNftStakeNotice({ ...none, staked: [staked], ...rows }, 9);
  expect(payload).toMatchObject({ accounts: null, transactions: [{ account: alice }] });
});

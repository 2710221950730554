import { expect, it } from 'vitest';
import { toAddress, toHash } from '../../test-support/known.ts';
import type { EventRows } from './events.ts';
import { listParties } from './list-parties.ts';

const [signer, other, pool, router] = [toAddress('a'), toAddress('b'), toAddress('c'), toAddress('d')];
const [nobody, otherPool] = [toAddress('0'), toAddress('e')];
const txHash = toHash('1');
const key = { chainId: 7, blockNumber: 5, logIndex: 2, blockHash: toHash('2'), blockTimestamp: 50, txHash };
const amounts = { amount0: 1n, amount1: 1n };
const mint = { ...key, ...amounts, pool, account: signer, sender: router };
const burn = { ...mint, recipient: other };
const swap = { ...burn, amount0In: 1n, amount1In: 0n, amount0Out: 0n, amount1Out: 1n };
const move = (sender: typeof pool, recipient: typeof pool, shares = 1n) => ({
  ...key,
  pool,
  sender,
  recipient,
  shares,
});
const list = (rows: Partial<EventRows>) => {
  const none = { pairsCreated: [], sharesCollected: [], syncs: [], swaps: [], mints: [], burns: [] };
  return listParties({ ...none, shareTransfers: [], ...rows }).map(({ account }) => account);
};

it('[TX-05] given a swap, then its signer, its pool and its caller are parties, and its recipient is none', () => {
  expect(list({ swaps: [swap] })).toEqual([signer, pool, router]);
});

it('[TX-05] given pool tokens that a stranger sends, then nobody is a party: other transfers of the receiver keep their rows', () => {
  expect(list({ shareTransfers: [move(other, signer), move(signer, other)] })).toEqual([]);
});

it('[TX-05] given a deposit, then its signer is a party where the pool tokens are its own', () => {
  expect(list({ mints: [mint], shareTransfers: [move(nobody, signer)] })).toEqual([pool, router, signer]);
  expect(list({ mints: [mint], shareTransfers: [move(nobody, other)] })).toEqual([pool, router]);
});

it('[TX-05] given a withdrawal, then its signer is a party where the pool tokens were its own', () => {
  expect(list({ burns: [burn], shareTransfers: [move(signer, pool), move(pool, nobody)] })).toEqual([
    pool,
    router,
    signer,
  ]);
  expect(list({ burns: [burn], shareTransfers: [move(other, nobody)] })).toEqual([pool, router]);
});

it('[TX-05] given a deposit, when its signer has pool tokens of another pool or transaction, of nothing or of itself, then it is no party', () => {
  const moves = [
    { ...move(nobody, signer), pool: otherPool },
    { ...move(nobody, signer), txHash: toHash('3') },
    move(other, signer, 0n),
    move(signer, signer),
  ];
  expect(list({ mints: [mint], shareTransfers: moves })).toEqual([pool, router]);
});

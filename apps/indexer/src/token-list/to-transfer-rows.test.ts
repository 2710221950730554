import { expect, it } from 'vitest';
import { toAddress, toHash } from '../../test-support/known.ts';
import { toTransferRows } from './to-transfer-rows.ts';

const [alice, bob, pool] = [toAddress('a'), toAddress('b'), toAddress('c')];
const [token, nobody] = [toAddress('d'), toAddress('0')];
const txHash = toHash('1');
const key = { chainId: 7, blockNumber: 5, logIndex: 2, blockHash: toHash('2'), blockTimestamp: 50, txHash };
const move = (sender = alice, recipient = bob, amount = 9n) => ({ ...key, token, sender, recipient, amount });
const none = { parties: [], children: [] };
const listSides = (...args: Parameters<typeof toTransferRows>) =>
  toTransferRows(...args).map(({ account, isIncoming, counterparty }) => [account, isIncoming, counterparty]);

it('[TX-05] given a transfer, then both accounts have a row of it', () => {
  expect(toTransferRows([move()], none)).toEqual([
    { ...key, token, amount: 9n, account: alice, isIncoming: false, counterparty: bob },
    { ...key, token, amount: 9n, account: bob, isIncoming: true, counterparty: alice },
  ]);
});

it('[TX-05] given an account with another row of the transaction, then only the other account has a row', () => {
  const parties = [pool, alice].map((account) => ({ txHash, account }));
  expect(listSides([move(alice, pool), move(pool, bob)], { ...none, parties })).toEqual([[bob, true, pool]]);
  const elsewhere = [{ txHash: toHash('3'), account: alice }];
  expect(listSides([move()], { ...none, parties: elsewhere })).toHaveLength(2);
});

it('[TX-05] given created, burned and own tokens, then the zero address has no row and an account has one', () => {
  expect(listSides([move(nobody, bob), move(alice, nobody), move(alice, alice)], none)).toEqual([
    [bob, true, nobody],
    [alice, false, nobody],
    [alice, false, alice],
  ]);
});

it('[TX-05] given a transfer of nothing, which anybody can send in the name of another, then there is no row', () => {
  expect(toTransferRows([move(alice, bob, 0n)], none)).toEqual([]);
});

it('[TX-05] given a followed token that a factory has added, then its transfers from that block on are rows of another area', () => {
  const child = { address: token, blockNumber: 5 };
  expect(listSides([move()], { ...none, children: [child] })).toEqual([]);
  expect(listSides([move()], { ...none, children: [{ ...child, blockNumber: 6 }] })).toHaveLength(2);
  expect(listSides([move()], { ...none, children: [{ ...child, address: pool }] })).toHaveLength(2);
});

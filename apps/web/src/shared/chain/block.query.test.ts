import { expect, it } from 'vitest';
import { keepLater } from './block.query.ts';
import { createHead } from './latest-block.ts';

const toBlock = (number: bigint) => ({ number, timestamp: number });

it('[CHAIN-02] a block that only the hub published does not confirm itself, however often a node is polled', () => {
  const head = createHead();
  head.noteLatest(toBlock(100n));
  expect(head.notePublished(120n)).toBe(true);
  expect(keepLater(head, toBlock(120n), toBlock(101n))).toEqual(toBlock(120n));
  expect(head.getRequired()).toBe(120n);
  expect([head.isBelieved(121n), head.isBelieved(122n)]).toEqual([true, false]);
});

it('[CHAIN-02] the later of the known block and a node’s block is the latest block', () => {
  const head = createHead();
  expect(keepLater(head, undefined, toBlock(7n))).toEqual(toBlock(7n));
  expect(keepLater(head, toBlock(7n), toBlock(9n))).toEqual(toBlock(9n));
  expect(head.getRequired()).toBe(9n);
});

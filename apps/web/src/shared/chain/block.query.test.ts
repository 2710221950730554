import { expect, it } from 'vitest';
import { keepLater } from './block.query.ts';
import { getRequiredBlock, isBelievedBlock, noteLatestBlock, noteToldBlock } from './latest-block.ts';

const toBlock = (number: bigint) => ({ number, timestamp: number });

it('[CHAIN-02] a block that only the hub published does not confirm itself, however often a node is polled', () => {
  noteLatestBlock(toBlock(100n));
  expect(noteToldBlock(120n)).toBe(true);
  expect(keepLater(toBlock(120n), toBlock(101n))).toEqual(toBlock(120n));
  expect(getRequiredBlock()).toBe(120n);
  expect([isBelievedBlock(121n), isBelievedBlock(122n)]).toEqual([true, false]);
});

it('[CHAIN-02] the later of the known block and a node’s block is the latest block', () => {
  expect(keepLater(undefined, toBlock(7n))).toEqual(toBlock(7n));
  expect(keepLater(toBlock(7n), toBlock(9n))).toEqual(toBlock(9n));
  expect(getRequiredBlock()).toBe(9n);
});

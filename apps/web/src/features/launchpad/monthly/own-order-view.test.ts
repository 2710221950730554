import { expect, it } from 'vitest';
import type { OwnOrder } from './monthly-sale.ts';
import { viewOrder } from './own-order-view.ts';

const month = 30n * 86_400n;
const createdAt = 1_800_000_000n;
const order: OwnOrder = { id: 7n, createdAt, coin: 1n, tokens: 1_600n, locked: 1_200n, paidMonths: 0n };
const view = (time: bigint, paidMonths = 0n) => {
  const { received, due, later, next } = viewOrder({ ...order, paidMonths }, 12n, time);
  return { received, due, later, next };
};

it('[IDO-15] given a new order, then it got its first part, and the next one is dated', () => {
  expect(view(createdAt)).toEqual({
    received: 400n,
    due: 0n,
    later: 1_200n,
    next: { kind: 'dated', at: createdAt + month, amount: 100n },
  });
});

it('[IDO-15] given two months that nobody withdrew, then both are due together', () => {
  expect(view(createdAt + 2n * month)).toEqual({
    received: 400n,
    due: 200n,
    later: 1_000n,
    next: { kind: 'due', amount: 200n },
  });
});

it('[IDO-15] given paid months, then they were received, and nothing is due before the next end', () => {
  expect(view(createdAt + 3n * month - 1n, 2n)).toEqual({
    received: 600n,
    due: 0n,
    later: 1_000n,
    next: { kind: 'dated', at: createdAt + 3n * month, amount: 100n },
  });
});

it('[IDO-15] given all months paid, then nothing follows', () => {
  expect(view(createdAt + 50n * month, 12n)).toEqual({
    received: 1_600n,
    due: 0n,
    later: 0n,
    next: { kind: 'done' },
  });
});

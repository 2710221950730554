import { findPredictionDeployment } from '@tradewind/abi/deployment';
import type { BoundaryRow } from '@tradewind/db/prediction/round-row';
import { computeLockTime } from '@tradewind/rules/prediction/grid';
import { expect, it } from 'vitest';
import { toMarket } from './market.ts';
import { toWireRound } from './to-wire-round.ts';

const market = toMarket(findPredictionDeployment(31337)!);
const epoch = 100;
const lockTime = computeLockTime(market.genesis, epoch);
const scene = { market, time: lockTime + 60, state: { isPaused: false, lastPrice: null } };
const noRound = { totalUp: 0n, totalDown: 0n, entryCount: 0, outcome: 'pending' as const, fee: 0n };
const isVoid: BoundaryRow = { isPriced: false, price: 0n, oracleRound: 0n, blockNumber: 7 };
const said = { roundId: 5n, answer: 612n * 10n ** 8n, updatedAt: lockTime + 3 };

it('[PRED-12] given a boundary proven without a price, when its round is sent, then the boundary is void, and not unproven', () => {
  const sides = { lock: isVoid, lockFeed: null, close: null, closeFeed: null };
  const round = toWireRound({ ...noRound, ...sides, epoch, outcome: 'void' }, scene);
  expect(round).toMatchObject({ lock: { state: 'void' }, close: { state: 'unresolved', said: null } });
  expect([round.lockedPrice, round.openBlock]).toEqual([null, 7]);
});

it('[PRED-12] given a price that only the feed has published, when its round is sent, then the boundary is unproven', () => {
  const sides = { lock: null, lockFeed: said, close: null, closeFeed: null };
  const { lock } = toWireRound({ ...noRound, ...sides, epoch }, scene);
  expect(lock).toEqual({ state: 'unresolved', said: '612' });
});

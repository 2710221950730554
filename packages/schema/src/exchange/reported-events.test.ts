import { expect, it } from 'vitest';
import { toAddress, toHash } from '../../test-support/known.ts';
import { createReportSchemas } from '../transaction/reported-transaction.ts';
import { reportedAddition, reportedRemoval, reportedSwap } from './reported-events.ts';

const { body } = createReportSchemas([reportedSwap, reportedAddition, reportedRemoval]);
const pool = toAddress('a');
const report = { chainId: 1, txHash: toHash('7') };

it.each([
  { kind: 'swap', claim: { pool, amountIn: '1' } },
  { kind: 'add_liquidity', claim: { pool, amount0: '1' } },
  { kind: 'remove_liquidity', claim: { pool, amount1: '2' } },
])(
  '[TX-01] given a report of the stored kind $kind, when it is parsed, then its fields are accepted',
  (one) => {
    expect(body.parse({ ...report, ...one })).toEqual({ ...report, ...one });
  },
);

it('[TX-01] given a swap with the amounts of a deposit, when it is parsed, then it is refused', () => {
  expect(body.safeParse({ ...report, kind: 'swap', claim: { pool, amount0: '1' } }).success).toBe(false);
});
